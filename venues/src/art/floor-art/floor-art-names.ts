/** Images that lie on a floor. */
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

export type FloorArtKind = (typeof FLOOR_ART)[number];
