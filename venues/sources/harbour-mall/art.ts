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
import { MALL_PLACES } from './places/index.ts';

/** Grounds and marks for logos: coral, teal, sand and their neighbours. */
const PALETTES: readonly LogoColors[] = [
  ['#C8553D', '#FFF4E6', '#F2CC8F'],
  ['#1F6F78', '#EAF6F2', '#F2B880'],
  ['#F2E2C4', '#7A3E2B', '#2A8C82'],
  ['#2B3A55', '#F6E7CB', '#E07A5F'],
  ['#F0B295', '#4A2C2A', '#1F8A8A'],
  ['#84A98C', '#22333B', '#F6F1E6'],
  ['#E9C46A', '#3D405B', '#C8553D'],
  ['#6D597A', '#FBE9D7', '#F4A698'],
];

const SCENE_KINDS = [
  'shop-front',
  'library',
  'cafe',
  'food-court',
  'atrium',
  'cinema',
  'reception',
  'pharmacy',
  'clinic',
  'cover-mall',
] as const;
const SYMBOL_KEYS: readonly SymbolKey[] = [
  'fire-extinguisher',
  'fire-hose',
  'first-aid',
  'aed',
  'emergency-exit',
  'assembly-point',
  'evacuation-chair',
];

function paletteOf(key: string): LogoColors {
  const sum = [...key].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PALETTES[sum % PALETTES.length] as LogoColors;
}

const LOGOS = MALL_PLACES.flatMap(({ place: { key, texts, logo: path }, motif }) => {
  if (!motif || path === undefined) return [];
  const name = typeof texts.name === 'string' ? texts.name : (texts.name['en'] ?? key);
  return [[path, logo({ text: name, motif, colors: paletteOf(key) })] as const];
});

export const ASSETS: Readonly<Record<string, string>> = {
  'assets/logo.svg': logo({
    text: 'Harbour',
    motif: 'shell',
    colors: ['#1F6F78', '#FFF4E6', '#E07A5F'],
  }),
  ...Object.fromEntries(LOGOS),
  ...Object.fromEntries(CATEGORY_ICONS.map((name) => [`assets/icons/${name}.svg`, icon(name)])),
  ...Object.fromEntries(
    SCENE_KINDS.map((kind, seed) => [
      `assets/scenes/${kind}.svg`,
      scene({ kind, colors: ['#F6E7CB', '#E07A5F', '#1F8A8A'], seed: seed + 1 }),
    ]),
  ),
  ...Object.fromEntries(SYMBOL_KEYS.map((key) => [`assets/symbols/${key}.svg`, SYMBOLS[key].svg])),
  'assets/floor/compass-rose.svg': floorArt({
    kind: 'compass-rose',
    colors: ['#F2E6CF', '#1F6F78', '#C8553D'],
  }),
  'assets/floor/wave-inlay.svg': floorArt({
    kind: 'wave-inlay',
    colors: ['#F2E6CF', '#5FA8A4', '#2B6F77'],
  }),
  'assets/floor/mosaic.svg': floorArt({
    kind: 'mosaic',
    colors: ['#F7F0E3', '#E58B72', '#1F8A8A'],
  }),
  'assets/floor/koi-pond.svg': floorArt({
    kind: 'koi-pond',
    colors: ['#63B3C2', '#E58B72', '#FFF4E6'],
  }),
};

/** The symbols that annotations are drawn with. */
export const ANNOTATION_SYMBOLS = Object.fromEntries(
  SYMBOL_KEYS.map((key) => [key, { name: SYMBOLS[key].name, url: `assets/symbols/${key}.svg` }]),
);
