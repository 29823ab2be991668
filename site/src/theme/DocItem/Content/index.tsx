import { useDoc } from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/features/copy-page';
import PageChanges from '@site/src/features/page-changes';
import OutlineNote from '@site/src/ui/outline-note';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';
import SdkLabel from './SdkLabel';

type Props = { readonly children: ReactNode };

export default function DocItemContentWithNote({ children }: Props) {
  const { outline } = useDoc().frontMatter as { outline?: boolean };
  return (
    <>
      <CopyPage />
      <SdkLabel />
      <DocItemContent>
        {outline === true && <OutlineNote />}
        <PageChanges />
        {children}
      </DocItemContent>
    </>
  );
}
