import type { Brand } from '../../brand.ts';

type ToolLink =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly href: string };

/** What readers use most without writing code. The footer has no space for more. */
export function listMainTools(brand: Brand): readonly ToolLink[] {
  return [
    { label: 'All tools', to: '/docs/tools/overview' },
    { label: 'Workbench', to: '/docs/mvf/v3/getting-started#try-it-with-your-own-venue' },
    { label: 'Map viewer', href: 'pathname:///viewer/' },
    { label: `${brand.name} Studio`, to: `/docs/tools/${brand.slug}-studio` },
  ];
}

/** All of it, for the navbar. */
export function listTools(brand: Brand): readonly ToolLink[] {
  return [
    ...listMainTools(brand),
    { label: '3D model mapper', to: '/docs/tools/3d-model-mapper' },
    { label: 'Blue dot location generator', to: '/docs/tools/blue-dot-location-generator' },
    { label: 'Code upgrade', to: '/docs/tools/code-upgrade' },
    { label: 'Flyover generator', to: '/docs/tools/flyover-generator' },
    { label: 'GIS exporter', to: '/docs/tools/gis-exporter' },
    { label: 'Position lab', to: '/docs/tools/position-lab' },
    { label: 'Print map styler', to: '/docs/tools/print-map-styler' },
  ];
}
