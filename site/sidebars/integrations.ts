import type { SidebarItem } from './sidebar-item.ts';

const page = (name: string): string => `integrations/${name}`;

function section(label: string, folder: string, pages: readonly string[]): SidebarItem {
  return {
    type: 'category',
    label,
    link: { type: 'doc', id: page(`${folder}/overview`) },
    items: pages.map((name) => page(`${folder}/${name}`)),
  };
}

export const integrations: SidebarItem = {
  type: 'category',
  label: 'Integrations',
  link: { type: 'doc', id: page('overview') },
  items: [
    section('Analytics', 'analytics', ['power-bi-visual']),
    section('Data warehouse', 'data-warehouse', ['schema', 'delivery']),
    section('Digital signage', 'digital-signage', ['brightsign']),
    section('Mapping libraries', 'mapping-libraries', [
      'deck-gl',
      'mapkit',
      'mapkit-js',
      'maplibre',
    ]),
    section('Mapping providers', 'mapping-providers', ['atlas', 'here', 'maptiler', 'qgis']),
    page('webhooks'),
    {
      type: 'category',
      label: 'Workplace management',
      link: { type: 'doc', id: page('workplace-management/overview') },
      items: [
        {
          type: 'category',
          label: 'Microsoft Places',
          link: { type: 'doc', id: page('workplace-management/microsoft-places/index') },
          items: [page('workplace-management/microsoft-places/configuration')],
        },
        page('workplace-management/meeting-rooms'),
      ],
    },
  ],
};
