export type LngLat = readonly [longitude: number, latitude: number];

/** Metres of a degree of latitude, true enough within a venue. */
export const METRES_PER_DEGREE = 111_320;

/** A place so many metres to the east and to the north. */
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

/** A place as files keep it: seven digits of a degree are a centimetre. */
export function roundedLngLat([longitude, latitude]: LngLat): LngLat {
  return [Number(longitude.toFixed(7)), Number(latitude.toFixed(7))];
}
