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
import { AIRPORT_PLACES } from './places/index.ts';

/** Grounds and marks for logos: slate, sky, amber and sea. */
const PALETTES: readonly LogoColors[] = [
  ['#2F6690', '#F4F8FB', '#F2B33D'],
  ['#F2B33D', '#26333F', '#2F6690'],
  ['#2F8C86', '#F1F8F7', '#F6D28A'],
  ['#E8EEF3', '#2F4858', '#E5A02E'],
  ['#3E4C5A', '#F6E3B4', '#7FB2D6'],
  ['#6D5F93', '#F3EFFA', '#F2B33D'],
  ['#C8632E', '#FFF4E6', '#F8D9A8'],
  ['#9CC3DD', '#1F3A52', '#FDF6E6'],
];

const SCENE_KINDS = [
  'gate',
  'runway',
  'security',
  'lounge',
  'shop-front',
  'cafe',
  'food-court',
  'reception',
  'pharmacy',
  'clinic',
  'library',
  'cover-airport',
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
  'emergency-phone',
  'camera',
  'no-entry',
];

function paletteOf(key: string): LogoColors {
  const sum = [...key].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PALETTES[sum % PALETTES.length] as LogoColors;
}

const LOGOS = AIRPORT_PLACES.flatMap(({ place: { key, texts, logo: path }, motif }) => {
  if (!motif || path === undefined) return [];
  const name = typeof texts.name === 'string' ? texts.name : (texts.name['en'] ?? key);
  return [[path, logo({ text: name, motif, colors: paletteOf(key) })] as const];
});

export const ASSETS: Readonly<Record<string, string>> = {
  'assets/logo.svg': logo({
    text: 'Northwind',
    motif: 'kite',
    colors: ['#2F6690', '#F4F8FB', '#F2B33D'],
  }),
  ...Object.fromEntries(LOGOS),
  ...Object.fromEntries(CATEGORY_ICONS.map((name) => [`assets/icons/${name}.svg`, icon(name)])),
  ...Object.fromEntries(
    SCENE_KINDS.map((kind, seed) => [
      `assets/scenes/${kind}.svg`,
      scene({ kind, colors: ['#D9E7F1', '#2F6690', '#F2A71B'], seed: seed + 5 }),
    ]),
  ),
  ...Object.fromEntries(SYMBOL_KEYS.map((key) => [`assets/symbols/${key}.svg`, SYMBOLS[key].svg])),
  'assets/floor/compass-rose.svg': floorArt({
    kind: 'compass-rose',
    colors: ['#E1E9F0', '#2F6690', '#F2A71B'],
  }),
  'assets/floor/wave-inlay.svg': floorArt({
    kind: 'wave-inlay',
    colors: ['#E6EDF3', '#8FB6D2', '#F2B33D'],
  }),
  'assets/floor/mosaic.svg': floorArt({
    kind: 'mosaic',
    colors: ['#E6EDF3', '#6D8FB0', '#F2B33D'],
  }),
  'assets/floor/letter-a.svg': floorArt({
    kind: 'letter',
    colors: ['#F2B33D', '#26333F', '#FBE3AE'],
    text: 'A',
  }),
  'assets/floor/letter-b.svg': floorArt({
    kind: 'letter',
    colors: ['#F2B33D', '#26333F', '#FBE3AE'],
    text: 'B',
  }),
  'assets/floor/letter-p.svg': floorArt({
    kind: 'letter',
    colors: ['#2F6690', '#F4F8FB', '#9CC3DD'],
    text: 'P',
  }),
  'assets/floor/runway-number.svg': floorArt({
    kind: 'runway-number',
    colors: ['#B9C0C6', '#F7F7F5', '#F2C14E'],
    text: '08',
  }),
  'assets/floor/helipad.svg': floorArt({
    kind: 'helipad',
    colors: ['#AEB6BD', '#F7F7F5', '#F2C14E'],
  }),
};

/** The symbols that annotations are drawn with. */
export const ANNOTATION_SYMBOLS = Object.fromEntries(
  SYMBOL_KEYS.map((key) => [key, { name: SYMBOLS[key].name, url: `assets/symbols/${key}.svg` }]),
);
