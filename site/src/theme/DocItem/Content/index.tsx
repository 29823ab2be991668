import { useDoc } from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import OutlineNote from '@site/src/components/OutlineNote';
import DocItemContent from '@theme-original/DocItem/Content';
import type { ReactNode } from 'react';

type Props = { readonly children: ReactNode };

export default function DocItemContentWithNote({ children }: Props) {
  const { outline } = useDoc().frontMatter as { outline?: boolean };
  return (
    <>
      <CopyPage />
      <DocItemContent>
        {outline === true && <OutlineNote />}
        {children}
      </DocItemContent>
    </>
  );
}
