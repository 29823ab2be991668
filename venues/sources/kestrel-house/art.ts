import {
  floorArt,
  icon,
  logo,
  type LogoColors,
  scene,
  SYMBOLS,
  type SymbolKey,
} from '../../src/art/index.ts';
import { CATEGORY_ICONS } from './categories.ts';
import { OFFICE_PLACES } from './places/index.ts';

/** Grounds and marks for logos: oak, moss, slate and brass. */
const PALETTES: readonly LogoColors[] = [
  ['#6D8460', '#F6F1E4', '#D9B679'],
  ['#3B464C', '#F3EEE3', '#C29A4B'],
  ['#E7D3AE', '#5A4526', '#6D8460'],
  ['#C29A4B', '#2F3A3D', '#F6F1E4'],
  ['#B9C9B0', '#2F4A3B', '#A87B47'],
];

const SCENE_KINDS = [
  'cover-office',
  'reception',
  'meeting-room',
  'open-office',
  'cafe',
  'food-court',
  'library',
  'lounge',
  'lecture-hall',
  'courtyard',
  'atrium',
] as const;
const SYMBOL_KEYS: readonly SymbolKey[] = [
  'fire-extinguisher',
  'fire-hose',
  'fire-alarm',
  'first-aid',
  'aed',
  'emergency-exit',
  'assembly-point',
  'evacuation-chair',
  'camera',
  'water-tap',
  'no-entry',
];

const LOGOS = OFFICE_PLACES.flatMap(({ place: { texts, logo: path }, motif }, index) => {
  if (!motif || path === undefined) return [];
  const name = typeof texts.name === 'string' ? texts.name : '';
  const colors = PALETTES[index % PALETTES.length] as LogoColors;
  return [[path, logo({ text: name, motif, colors })] as const];
});

export const ASSETS: Readonly<Record<string, string>> = {
  'assets/logo.svg': logo({
    text: 'Kestrel',
    motif: 'bird',
    colors: ['#3B464C', '#F3EEE3', '#C29A4B'],
  }),
  ...Object.fromEntries(LOGOS),
  ...Object.fromEntries(
    [...CATEGORY_ICONS, ...OFFICE_PLACES.flatMap((place) => place.icon ?? [])].map((name) => [
      `assets/icons/${name}.svg`,
      icon(name),
    ]),
  ),
  ...Object.fromEntries(
    SCENE_KINDS.map((kind, seed) => [
      `assets/scenes/${kind}.svg`,
      scene({ kind, colors: ['#F0E6D0', '#6D8460', '#C29A4B'], seed: seed + 11 }),
    ]),
  ),
  ...Object.fromEntries(SYMBOL_KEYS.map((key) => [`assets/symbols/${key}.svg`, SYMBOLS[key].svg])),
  'assets/floor/mat.svg': logo({
    text: 'Kestrel House',
    motif: 'bird',
    colors: ['#4F6350', '#F3EEE3', '#D9B679'],
  }),
  'assets/floor/chess.svg': floorArt({
    kind: 'chess',
    colors: ['#F0E6D0', '#5F6E66', '#A87B47'],
  }),
  'assets/floor/labyrinth.svg': floorArt({
    kind: 'labyrinth',
    colors: ['#E6E2CF', '#6D8460', '#B88F3A'],
  }),
  'assets/floor/garden.svg': floorArt({
    kind: 'garden',
    colors: ['#DCC9A7', '#6C9158', '#C29A4B'],
  }),
};

/** The symbols that annotations are drawn with. */
export const ANNOTATION_SYMBOLS = Object.fromEntries(
  SYMBOL_KEYS.map((key) => [key, { name: SYMBOLS[key].name, url: `assets/symbols/${key}.svg` }]),
);
