import type { Mvf3Document } from '@brand/mvf';
import { findPlace } from '../find-place';
import type { Place, ValuePlace } from '../protocol';
import { indexShapes } from '../shape-index';
import { type DocumentFile, listFiles } from './list-files';

/** Creates a function that finds a value of a document on the map. */
export function createLocator(
  document: Mvf3Document,
  files: readonly DocumentFile[] = listFiles(document),
): (place: ValuePlace) => Place | undefined {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  const floorIds = new Set(files.flatMap(({ floorId }) => floorId ?? []));
  const shapes = indexShapes(document);
  return ({ file, pointer }) => {
    const found = findPlace({ file, pointer, content: contents.get(file), shapes, floorIds });
    return found && { ...found, kilometresAway: undefined };
  };
}
