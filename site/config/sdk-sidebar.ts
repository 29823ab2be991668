import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];

/**
 * The order of every SDK sidebar, one table for all SDKs and versions: a version shows the pages it
 * has.
 */
const FIRST_PAGES = ['index', 'getting-started', 'api-reference'];
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Frameworks: ['react', 'angular', 'swift-ui', 'jetpack-compose'],
  'Map and camera': [
    'camera',
    'views',
    'level-selection',
    'stacked-maps',
    'dynamic-focus',
    'outdoor-view',
    'maplibre-overlay',
    'layers',
    'ambient-occlusion',
  ],
  'On the map': [
    'interactivity',
    'callbacks',
    'labels',
    'floating-labels',
    'flat-labels',
    'markers',
    'tooltips',
    'shapes',
    'images-textures',
    '3d-models',
  ],
  'Venue data': [
    'spaces',
    'connections',
    'points-of-interest',
    'annotations',
    'locations',
    'location-profiles-categories',
    'enterprise-data',
    'search',
    'multi-language',
  ],
  'Routes and position': ['wayfinding', 'directions', 'turn-by-turn-directions', 'blue-dot'],
  Operate: ['analytics', 'release-notes', 'migration-guide'],
};

export const groupSdkSidebar: Generator = ({ docs, version }) => {
  const ids = new Set(docs.map((doc) => doc.id));
  const known = new Set([...FIRST_PAGES, ...Object.values(GROUPS).flat()]);
  const unknown = [...ids].filter((id) => !known.has(id));
  if (unknown.length > 0) {
    throw new Error(
      `${version.contentPath}: no place in the sidebar for ${unknown.join(', ')}. ` +
        'Add the page to a group in config/sdk-sidebar.ts.',
    );
  }
  const toItems = (pages: readonly string[]) =>
    pages.filter((id) => ids.has(id)).map((id) => ({ type: 'doc' as const, id }));
  const groups = Object.entries(GROUPS)
    .map(([label, pages]) => ({ label, items: toItems(pages) }))
    .filter(({ items }) => items.length > 0)
    .map(({ label, items }) => ({
      type: 'category' as const,
      label,
      items,
      collapsible: false,
      collapsed: false,
    }));
  return [...toItems(FIRST_PAGES), ...groups];
};
