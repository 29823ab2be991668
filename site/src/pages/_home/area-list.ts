import type { Brand } from '@site/../brand';

type Link = { readonly label: string; readonly to: string };

export type Area = {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly tone: 'sand' | 'sage' | 'sky';
  readonly links: readonly Link[];
};

export function createAreas(brand: Brand): Area[] {
  return [
    {
      title: 'Playground',
      text: 'Eleven topics, from a first map to routes and the blue dot.',
      to: '/playground',
      tone: 'sand',
      links: [
        { label: 'Camera controls', to: '/playground/camera-controls' },
        { label: 'Wayfinding', to: '/playground/wayfinding' },
      ],
    },
    {
      title: 'Showcase',
      text: 'Complete small apps on demo venues, with source code to copy.',
      to: '/showcase',
      tone: 'sky',
      links: [{ label: 'Showcase for 5.0', to: '/showcase/5.0' }],
    },
    {
      title: 'Venue format',
      text: 'MVF is a zip of GeoJSON and JSON that holds a whole venue. Read it, write it, draw it anywhere.',
      to: `/docs/category/${brand.slug}-venue-format-mvf`,
      tone: 'sage',
      links: [
        { label: 'Version 3', to: '/docs/mvf/v3/getting-started' },
        { label: 'Specification', to: '/docs/mvf/v3/specification/overview' },
        { label: 'Render with deck.gl', to: '/docs/mvf/v3/examples/render-with-deck.gl' },
      ],
    },
    {
      title: 'Embed a map',
      text: 'No app to write: use an iframe, a deep link, or a plugin for your site builder.',
      to: '/docs/category/share-a-map',
      tone: 'sky',
      links: [
        { label: 'HTML', to: '/docs/embed-a-map/html' },
        { label: 'WordPress', to: '/docs/embed-a-map/wordpress' },
        { label: 'SharePoint', to: '/docs/embed-a-map/sharepoint' },
      ],
    },
    {
      title: 'Data and REST',
      text: 'Export bundles and drawings over HTTP, and keep locations in sync with your own system.',
      to: '/docs/category/rest-apis',
      tone: 'sand',
      links: [
        { label: 'MVF export', to: '/docs/rest-apis/mvf-export' },
        { label: 'Data sync', to: '/docs/category/data-sync' },
        { label: 'Webhooks', to: '/docs/integrations/webhooks' },
      ],
    },
    {
      title: 'Tools and integrations',
      text: 'Style a venue, simulate a walk or print a floor. Connect QGIS, MapLibre and Power BI.',
      to: '/docs/tools/overview',
      tone: 'sage',
      links: [
        { label: 'Integrations', to: '/docs/integrations/overview' },
        { label: 'Hackathon kit', to: '/hack-the-north' },
      ],
    },
  ];
}
