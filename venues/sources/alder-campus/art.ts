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
import { CAMPUS_PLACES } from './places/index.ts';

/** Grounds and marks for logos: brick, forest, lake and their neighbours. */
const PALETTES: readonly LogoColors[] = [
  ['#A9523B', '#FBF3E4', '#E2B04A'],
  ['#2F6F6A', '#EFF5EC', '#E7A86B'],
  ['#EFE3CC', '#6B3A2A', '#4C7A57'],
  ['#3C4B52', '#F3E7CF', '#C98A4B'],
  ['#6F9A5B', '#1F2F28', '#F7F1E0'],
  ['#3F7F8C', '#F4F1E4', '#F0C27B'],
  ['#6D5F8D', '#F8EEDF', '#E9B08F'],
];

const SCENE_KINDS = [
  'library',
  'lecture-hall',
  'lab',
  'courtyard',
  'sports-hall',
  'cafe',
  'food-court',
  'atrium',
  'shop-front',
  'clinic',
  'reception',
  'meeting-room',
  'cover-campus',
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
  'camera',
  'water-tap',
  'evacuation-chair',
  'hearing-loop',
  'no-entry',
];

function paletteOf(key: string): LogoColors {
  const sum = [...key].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return PALETTES[sum % PALETTES.length] as LogoColors;
}

const LOGOS = CAMPUS_PLACES.flatMap(({ place: { key, texts, logo: path }, motif }) =>
  motif && path !== undefined && typeof texts.name === 'string'
    ? [[path, logo({ text: texts.name, motif, colors: paletteOf(key) })] as const]
    : [],
);

const FLOOR_PICTURES: Readonly<Record<string, Parameters<typeof floorArt>[0]>> = {
  'compass-rose': { kind: 'compass-rose', colors: ['#EBDCC3', '#2F6F6A', '#A9523B'] },
  labyrinth: { kind: 'labyrinth', colors: ['#E2D6BC', '#7C8F5A', '#A9523B'] },
  mosaic: { kind: 'mosaic', colors: ['#DDD0B6', '#3F7F8C', '#A9523B'] },
  court: { kind: 'court', colors: ['#D9B98A', '#FBF7EC', '#A9523B'] },
  'court-outdoor': { kind: 'court', colors: ['#3F7F8C', '#F7F5EE', '#2F6F6A'] },
  zodiac: { kind: 'zodiac', colors: ['#F1E6D2', '#2F6F6A', '#C98A4B'] },
  'wave-inlay': { kind: 'wave-inlay', colors: ['#F3EADA', '#7FB4C4', '#2F6F6A'] },
  'koi-pond': { kind: 'koi-pond', colors: ['#7FB4C4', '#C4553B', '#FBF3E4'] },
};

export const ASSETS: Readonly<Record<string, string>> = {
  'assets/logo.svg': logo({
    text: 'Alder',
    motif: 'leaf',
    colors: ['#2F6F6A', '#FBF3E4', '#E2B04A'],
  }),
  ...Object.fromEntries(LOGOS),
  ...Object.fromEntries(CATEGORY_ICONS.map((name) => [`assets/icons/${name}.svg`, icon(name)])),
  ...Object.fromEntries(
    SCENE_KINDS.map((kind, seed) => [`assets/scenes/${kind}.svg`, scene({ kind, seed: seed + 3 })]),
  ),
  ...Object.fromEntries(SYMBOL_KEYS.map((key) => [`assets/symbols/${key}.svg`, SYMBOLS[key].svg])),
  ...Object.fromEntries(
    Object.entries(FLOOR_PICTURES).map(([name, picture]) => [
      `assets/floor/${name}.svg`,
      floorArt(picture),
    ]),
  ),
};

/** The symbols that annotations are drawn with. */
export const ANNOTATION_SYMBOLS = Object.fromEntries(
  SYMBOL_KEYS.map((key) => [key, { name: SYMBOLS[key].name, url: `assets/symbols/${key}.svg` }]),
);
