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
import { HOSPITAL_PLACES } from './places/index.ts';

/** Grounds and marks for logos: linden green, lake blue, birch. */
const PALETTES: readonly LogoColors[] = [
  ['#F3DDBC', '#5B4630', '#4E9A5B'],
  ['#F6E1E4', '#7A3E55', '#4E9A5B'],
  ['#2F7D5B', '#F1F8F3', '#F3DDBC'],
];

const SCENE_KINDS = [
  'cover-hospital',
  'reception',
  'clinic',
  'ward',
  'pharmacy',
  'cafe',
  'shop-front',
  'library',
  'courtyard',
  'lab',
] as const;

const SYMBOL_KEYS: readonly SymbolKey[] = [
  'fire-extinguisher',
  'fire-hose',
  'fire-alarm',
  'first-aid',
  'aed',
  'emergency-exit',
  'assembly-point',
  'eyewash',
  'emergency-phone',
  'evacuation-chair',
  'hearing-loop',
  'no-entry',
];

const WITH_LOGO = HOSPITAL_PLACES.filter(({ motif }) => motif !== undefined);
const LOGOS = WITH_LOGO.flatMap(({ place: { key, texts, logo: path }, motif }, index) => {
  if (!motif || path === undefined) return [];
  const name = typeof texts.name === 'string' ? texts.name : (texts.name['en'] ?? key);
  const colors = PALETTES[index % PALETTES.length] as LogoColors;
  return [[path, logo({ text: name, motif, colors })] as const];
});

export const ASSETS: Readonly<Record<string, string>> = {
  'assets/logo.svg': logo({
    text: 'St. Brigid',
    motif: 'pulse',
    colors: ['#2C7A78', '#F2F8F6', '#BFE2C3'],
  }),
  ...Object.fromEntries(LOGOS),
  ...Object.fromEntries(CATEGORY_ICONS.map((name) => [`assets/icons/${name}.svg`, icon(name)])),
  ...Object.fromEntries(
    SCENE_KINDS.map((kind, seed) => [
      `assets/scenes/${kind}.svg`,
      scene({ kind, colors: ['#DCEBE6', '#3F8F8B', '#5468B0'], seed: seed + 11 }),
    ]),
  ),
  ...Object.fromEntries(SYMBOL_KEYS.map((key) => [`assets/symbols/${key}.svg`, SYMBOLS[key].svg])),
  'assets/floor/helipad.svg': floorArt({
    kind: 'helipad',
    colors: ['#AEB8B7', '#F7F9F8', '#D8604A'],
  }),
  'assets/floor/compass-rose.svg': floorArt({
    kind: 'compass-rose',
    colors: ['#E6F1ED', '#2C7A78', '#5468B0'],
  }),
  'assets/floor/wave-inlay.svg': floorArt({
    kind: 'wave-inlay',
    colors: ['#EEF4F1', '#8CC3B4', '#3F8F8B'],
  }),
  'assets/floor/labyrinth.svg': floorArt({
    kind: 'labyrinth',
    colors: ['#EFE8D8', '#8A9C74', '#C98F7E'],
  }),
  'assets/floor/zodiac.svg': floorArt({
    kind: 'zodiac',
    colors: ['#D3E4EA', '#2C6F86', '#D9A441'],
  }),
};

/** The symbols that annotations are drawn with. */
export const ANNOTATION_SYMBOLS = Object.fromEntries(
  SYMBOL_KEYS.map((key) => [key, { name: SYMBOLS[key].name, url: `assets/symbols/${key}.svg` }]),
);
