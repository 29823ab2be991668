export type LngLat = readonly [longitude: number, latitude: number];

/** Metres per degree of latitude, accurate enough within a venue. */
export const METRES_PER_DEGREE = 111_320;

/** A position moved by metres to the east and north. */
export function movedLngLat(
  [longitude, latitude]: LngLat,
  { east, north }: { readonly east: number; readonly north: number },
): LngLat {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return roundedLngLat([
    longitude + east / (METRES_PER_DEGREE * shrink),
    latitude + north / METRES_PER_DEGREE,
  ]);
}

/** A position rounded to the precision of files: seven decimals are about a centimetre. */
export function roundedLngLat([longitude, latitude]: LngLat): LngLat {
  return [Number(longitude.toFixed(7)), Number(latitude.toFixed(7))];
}
