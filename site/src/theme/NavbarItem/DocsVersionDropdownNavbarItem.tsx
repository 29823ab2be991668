import { useDocsInstance } from '@site/src/kit/use-docs-instance';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocsVersionDropdown>;

/** There is a dropdown per docs group; a reader sees the one of the current group. */
export default function ContextualVersionDropdown(props: Props) {
  const instance = useDocsInstance();
  return instance?.id === props.docsPluginId ? <DocsVersionDropdown {...props} /> : null;
}
