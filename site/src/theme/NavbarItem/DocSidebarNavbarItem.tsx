import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';

/** A link to a sidebar. It is not marked on pages that another item of the bar claims. */
export default function DocSidebarNavbarItem({ sidebarId, label, docsPluginId, ...props }: Props) {
  const { activeDoc } = useActiveDocContext(docsPluginId);
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const { pathname } = useLocation();
  const { items } = useThemeConfig().navbar;
  if (!link) {
    throw new Error(`DocSidebarNavbarItem: the sidebar "${sidebarId}" has no page to link to.`);
  }
  const isClaimed = items.some(
    ({ activeBasePath }) =>
      typeof activeBasePath === 'string' && pathname.startsWith(`${activeBasePath}/`),
  );
  return (
    <DefaultNavbarItem
      exact
      {...props}
      isActive={() => activeDoc?.sidebar === sidebarId && !isClaimed}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
