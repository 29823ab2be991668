import { useActivePlugin } from '@docusaurus/plugin-content-docs/client';
import DocsVersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof DocsVersionDropdown>;

/** Five dropdowns exist; a reader sees the one of the group they are in. */
export default function ContextualVersionDropdown(props: Props) {
  const activePlugin = useActivePlugin();
  return activePlugin?.pluginId === props.docsPluginId ? <DocsVersionDropdown {...props} /> : null;
}
