import type { Mvf3Document } from '@brand/mvf';
import { point } from './metre-shapes.ts';
import { ROOMS } from './tiny-shapes.ts';

const LOGO = 'assets/logo.svg';
const SYMBOL = 'assets/extinguisher.svg';

function anchor(floorId: string, geometryId: string): { floorId: string; geometryId: string } {
  return { floorId, geometryId };
}

type TinyLocations = Required<
  Pick<Mvf3Document, 'locations' | 'locationCategories' | 'locationInstances'>
>;

function tinyLocations(): TinyLocations {
  return {
    locationCategories: [
      { id: 'lcat_places', details: { name: 'Places' } },
      { id: 'lcat_food', details: { name: 'Food', icon: LOGO }, parent: 'lcat_places' },
    ],
    locations: [
      {
        id: 'loc_cafe',
        details: {
          name: 'Café Morgen',
          description: 'Coffee and cake.',
          translations: { de: { name: 'Café Morgen', description: 'Kaffee und Kuchen.' } },
        },
        categories: ['lcat_food'],
        geometryAnchors: [anchor('f_ground', 'g_g-cafe')],
        website: { label: 'Web site', url: 'https://cafe.example/' },
        links: [{ label: 'Menu', url: 'https://cafe.example/menu' }],
        social: [{ name: 'Pictures', url: 'https://pictures.example/cafe' }],
        images: [{ url: LOGO }],
        logo: LOGO,
        openingHours: [{ opens: '08:00', closes: '18:30', dayOfWeek: ['Monday', 'Friday'] }],
      },
      {
        id: 'loc_shop',
        details: { name: 'Shop' },
        categories: ['lcat_places'],
        geometryAnchors: [anchor('f_ground', 'g_g-shop'), anchor('f_upper', 'g_u-shop')],
      },
      {
        id: 'loc_info',
        details: { name: 'Information' },
        geometryAnchors: [anchor('f_ground', 'g_g-info')],
      },
    ],
    locationInstances: [
      {
        id: 'loci_cafe-upper',
        parentId: 'loc_cafe',
        details: { name: 'Café Morgen upstairs' },
        geometryAnchors: [anchor('f_upper', 'g_u-cafe')],
      },
    ],
  };
}

type TinyCms = Required<Pick<Mvf3Document, 'cmsVenue' | 'cmsCategories' | 'cmsLocations'>>;

function tinyCms(): TinyCms {
  return {
    cmsVenue: {
      defaultLanguage: 'en',
      languages: [
        { code: 'en', name: 'English' },
        { code: 'de', name: 'Deutsch' },
      ],
      logo: LOGO,
      webUrl: 'https://tiny.example/',
      topLocations: ['loc_cafe'],
    },
    cmsCategories: [{ categoryId: 'lcat_food', color: '#AA5533', sortOrder: 1 }],
    cmsLocations: [
      {
        locationId: 'loc_cafe',
        tags: ['coffee'],
        siblingGroups: [{ label: 'Neighbours', siblings: ['loc_shop'] }],
      },
    ],
  };
}

type TinyExtras = TinyLocations &
  TinyCms &
  Required<
    Pick<
      Mvf3Document,
      | 'annotations'
      | 'annotationSymbols'
      | 'entranceAesthetic'
      | 'floorImages'
      | 'facade'
      | 'tileset'
      | 'address'
      | 'extras'
    >
  >;

/** Locations, images and addresses, which routes and shapes do not need. */
export function tinyExtras(): TinyExtras {
  return {
    ...tinyLocations(),
    ...tinyCms(),
    annotations: {
      f_ground: [
        { id: 'a_extinguisher', geometryId: 'g_g-extinguisher', symbolKey: 'extinguisher' },
      ],
    },
    annotationSymbols: { extinguisher: { name: 'Fire extinguisher', url: SYMBOL } },
    entranceAesthetic: {
      f_ground: ROOMS.map(({ name }) => ({
        id: `ea_${name}`,
        geometryId: `g_g-door-${name}`,
        kind: 'single-swing',
      })),
    },
    floorImages: {
      f_ground: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: point([6, 2]),
            properties: { path: LOGO, width: 2, height: 1, rotation: 0, geometryId: 'g_g-shop' },
          },
        ],
      },
    },
    facade: { f_outside: [{ floorStackId: 'fs_house', geometryIds: ['g_o-front'] }] },
    tileset: { day: { key: 'day', name: 'Day', url: 'https://tiles.example/day.json' } },
    address: {
      primary: { display: { displayAddress: 'Plaza 1, Berlin' } },
      floorStacks: { fs_house: { display: { displayAddress: 'Plaza 1, Berlin' } } },
    },
    extras: {
      [LOGO]: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      [SYMBOL]: new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  };
}
