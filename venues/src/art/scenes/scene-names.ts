/** The illustrations there are: twenty places and five covers. */
export const SCENES = [
  'shop-front',
  'cafe',
  'food-court',
  'atrium',
  'cinema',
  'gate',
  'runway',
  'security',
  'lounge',
  'reception',
  'meeting-room',
  'open-office',
  'ward',
  'pharmacy',
  'clinic',
  'library',
  'lecture-hall',
  'lab',
  'courtyard',
  'sports-hall',
  'cover-mall',
  'cover-airport',
  'cover-office',
  'cover-hospital',
  'cover-campus',
] as const;

/** The name of an illustration. */
export type SceneKind = (typeof SCENES)[number];
