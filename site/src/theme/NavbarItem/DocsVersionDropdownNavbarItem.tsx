import { useDocsInstance } from '@site/src/kit/use-docs-instance';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocsVersionDropdown>;

/** Five dropdowns exist; a reader sees the one of the group they are in. */
export default function ContextualVersionDropdown(props: Props) {
  const instance = useDocsInstance();
  return instance?.id === props.docsPluginId ? <DocsVersionDropdown {...props} /> : null;
}
