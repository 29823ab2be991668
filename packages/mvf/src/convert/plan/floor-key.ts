/**
 * The key of the floor at an elevation. Below ground it is another word, because ids keep no minus:
 * `level-1` could be either.
 */
export function floorKey(elevation: number): string {
  return elevation < 0 ? `basement ${-elevation}` : `level ${elevation}`;
}
