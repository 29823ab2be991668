import type { SidebarItem } from './sidebar-item.ts';

export const restApis: SidebarItem = {
  type: 'category',
  label: 'REST APIs',
  link: {
    type: 'generated-index',
    slug: '/category/rest-apis',
    title: 'REST APIs',
    description: 'Export venue bundles and SVG drawings, and manage workspaces, over HTTP.',
  },
  items: ['rest-apis/mvf-export', 'rest-apis/svg-export', 'rest-apis/partner'],
};

export const dataSync: SidebarItem = {
  type: 'category',
  label: 'Data sync',
  link: {
    type: 'generated-index',
    slug: '/category/data-sync',
    title: 'Data sync',
    description:
      'Keep the map in sync with the systems that own your data: locations, flights and geometry.',
  },
  items: [
    'data-sync/getting-started-data-sync',
    'data-sync/common-data-objects',
    'data-sync/airport-data-objects',
    'data-sync/geodata-sync',
  ],
};

export const tools: SidebarItem = {
  type: 'category',
  label: 'Tools',
  link: { type: 'doc', id: 'tools/overview' },
  items: [
    'tools/studio',
    'tools/3d-model-mapper',
    'tools/blue-dot-location-generator',
    'tools/code-upgrade',
    'tools/flyover-generator',
    'tools/gis-exporter',
    'tools/position-lab',
    'tools/print-map-styler',
  ],
};
