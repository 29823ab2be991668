/** The pictures made to lie on a floor. */
export const FLOOR_ART = [
  'compass-rose',
  'mosaic',
  'terrazzo',
  'wave-inlay',
  'court',
  'labyrinth',
  'zebra',
  'runway-number',
  'helipad',
  'letter',
  'zodiac',
  'koi-pond',
  'chess',
  'garden',
] as const;

/** The name of a floor picture. */
export type FloorArtKind = (typeof FLOOR_ART)[number];
