import { SPECIFICATION_PAGES } from '../config/specification-pages.ts';
import type { SidebarItem } from './sidebar-item.ts';

const version3: SidebarItem = {
  type: 'category',
  label: 'Version 3',
  description:
    'The current version: get, read, validate and draw a bundle, and look up every file and rule.',
  link: {
    type: 'generated-index',
    slug: '/category/version-3',
    title: 'MVF version 3',
    description:
      'The current version of the venue format: a small core, and one extension for each kind of data.',
  },
  items: [
    'mvf/v3/getting-started',
    'mvf/v3/api-reference-mvf-v3',
    {
      type: 'category',
      label: 'Specification',
      description:
        'Every file and field of a bundle, extension by extension, with rules and examples.',
      link: { type: 'doc', id: 'mvf/v3/specification/overview' },
      items: SPECIFICATION_PAGES.map((page) => `mvf/v3/specification/${page}`),
    },
    {
      type: 'category',
      label: 'Examples',
      description: 'Draw a floor with deck.gl in a browser, or with MapKit in an app.',
      link: {
        type: 'generated-index',
        slug: '/category/examples',
        title: 'MVF version 3 examples',
        description: 'Draw a version 3 bundle with deck.gl in a browser, or with MapKit in an app.',
      },
      items: ['mvf/v3/examples/render-with-deck.gl', 'mvf/v3/examples/render-with-mapkit'],
    },
  ],
};

const version2: SidebarItem = {
  type: 'category',
  label: 'Version 2',
  description:
    'For code that still reads version 2: files, fields, rendering samples, and the upgrade to version 3.',
  link: {
    type: 'generated-index',
    slug: '/category/version-2',
    title: 'MVF version 2',
    description: 'Superseded by version 3. Open and draw version 2 bundles, and upgrade them.',
  },
  items: [
    'mvf/v2/getting-started',
    'mvf/v2/data-model',
    'mvf/v2/render-with-deck.gl',
    'mvf/v2/render-with-mapkit',
    'mvf/v2/render-with-mapkit-js',
  ],
};

const version1: SidebarItem = {
  type: 'category',
  label: 'Version 1',
  description:
    'For old integrations: packages without styles, most of them without routes, and the upgrade path.',
  link: {
    type: 'generated-index',
    slug: '/category/version-1',
    title: 'MVF version 1',
    description:
      'The first version of the format: levels, spaces and obstructions as GeoJSON. Superseded by version 3.',
  },
  items: [
    'mvf/v1/getting-started',
    'mvf/v1/data-model',
    'mvf/v1/render-with-deck.gl',
    'mvf/v1/render-with-leaflet',
  ],
};

export const venueFormat: SidebarItem = {
  type: 'category',
  label: 'Venue format (MVF)',
  link: {
    type: 'generated-index',
    slug: '/category/{brand.slug}-venue-format-mvf',
    title: '{brand.name} Venue Format (MVF)',
    description:
      'A whole venue in one zip of GeoJSON and JSON. Get started with one of three format versions, and draw its bundles.',
  },
  items: [version3, version2, version1],
};
