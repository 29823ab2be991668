import { isPerFloor } from '../bundle/bundle-file.ts';
import type { Mvf3Document } from '../bundle/document.ts';
import { contentsTree } from '../bundle/list-contents.ts';
import type { Manifest } from '../v3/core/types.gen.ts';
import { V3_FILES } from '../v3/files.ts';
import { definedFields } from './defined-fields.ts';
import type { VenueParts } from './venue-parts.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Returns the manifest, with the files that the other parts of the document generate. */
export function buildManifest(
  parts: VenueParts,
  document: Omit<Mvf3Document, 'manifest'>,
): Manifest {
  const { name, time, mapId, tzid, naturalBearing } = parts.draft;
  if (!MOMENT.test(time)) parts.report.note('guessed-time');
  const bearing = Number.isFinite(naturalBearing) ? naturalBearing : undefined;
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [...parts.center] },
        properties: {
          name,
          version: '3.0.0',
          time: MOMENT.test(time) ? time : '1970-01-01T00:00:00.000Z',
          contents: contentsTree(pathsIn(document)),
          ...definedFields({ mapId, tzid, naturalBearing: bearing }),
        },
      },
    ],
  };
}

/** Returns the paths at which the files of a document will be written. */
function pathsIn(document: Omit<Mvf3Document, 'manifest'>): string[] {
  const known = V3_FILES.flatMap((file) => {
    if (file.key === 'manifest') return [file.path];
    const content: unknown = document[file.key];
    if (content === undefined) return [];
    if (!isPerFloor(file)) return [file.path];
    return Object.keys(content as object).map((floorId) => file.path.replace('*', floorId));
  });
  return [...known, ...Object.keys(document.extras)];
}
