/**
 * Returns the key of the floor at an elevation. Below ground, the key has another word, because ids
 * drop the minus: `level-1` could be either.
 */
export function floorKey(elevation: number): string {
  return elevation < 0 ? `basement ${-elevation}` : `level ${elevation}`;
}
