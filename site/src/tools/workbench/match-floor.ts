import type { FloorChoice } from './protocol';

/**
 * The floor of the upgraded venue that a floor of the file became: an upgrade changes the prefix of
 * an id, and replaces characters that ids may not have.
 */
export function matchFloor(floorId: string, floors: readonly FloorChoice[]): string | undefined {
  const bare = bareId(floorId);
  const found =
    floors.find(({ id }) => id === floorId) ?? floors.find(({ id }) => bareId(id) === bare);
  return found?.id;
}

function bareId(id: string): string {
  return id.replace(/^[a-z]{1,4}_(?=.)/, '').replaceAll(/[^\w-]/g, '-');
}
