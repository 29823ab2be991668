export type NamedFloor = {
  readonly id: string;
  readonly externalId?: string | undefined;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** 0 is ground, 1 the floor above. */
  readonly elevation: number;
};

/**
 * The floors that a cell can mean. Ids come before names, and names before level numbers, so that a
 * floor called "2" on the first level is found by its name. Several share a level number where a
 * venue has several buildings.
 */
export function matchFloors<F extends NamedFloor>(
  cell: string | number,
  floors: readonly F[],
): readonly F[] {
  if (typeof cell === 'string') {
    const wanted = cell.toLocaleLowerCase();
    const isWanted = (text: string | undefined): boolean => text?.toLocaleLowerCase() === wanted;
    const byId = floors.filter(({ id, externalId }) => id === cell || externalId === cell);
    if (byId.length > 0) return byId;
    const byName = floors.filter(({ name, shortName }) => isWanted(name) || isWanted(shortName));
    if (byName.length > 0) return byName;
    if (cell === '') return [];
  }
  const level = Number(cell);
  return floors.filter(({ elevation }) => elevation === level);
}
