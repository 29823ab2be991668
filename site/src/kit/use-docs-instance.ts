import useRouteContext from '@docusaurus/useRouteContext';
import { type DocsInstance, VERSIONED_INSTANCES } from '@site/config/instances';

/**
 * The versioned docs group of the current page; none on the general docs and other pages. It reads
 * the route, because the plugin's own lookup sorts all groups by locale on every call.
 */
export function useDocsInstance(): DocsInstance | undefined {
  const { plugin } = useRouteContext();
  if (plugin.name !== 'docusaurus-plugin-content-docs') return undefined;
  return VERSIONED_INSTANCES.find(({ id }) => id === plugin.id);
}
