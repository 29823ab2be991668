import { bboxOfPositions } from '@brand/geo';
import type { Position } from '../../../geojson/types.gen.ts';
import type { Manifest } from '../../../v3/core/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import {
  defined,
  featuresOf,
  finiteOf,
  idOf,
  type JsonObject,
  asRecord,
  textOf,
} from '../untrusted-json.ts';
import { isPosition } from '../repair-geometry.ts';

const SOURCE = 'manifest.geojson';
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
// Fixed instead of the current time, so that the same source produces the same bytes.
const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z';

export type ManifestParts = {
  /** Positions from which the centre of the venue may be derived. */
  readonly positions: Iterable<Position>;
  readonly time: string | undefined;
  readonly report: ImportReport;
};

/** Creates the manifest. Its list of contents is added when the bundle is written. */
export function upgradeManifest(source: JsonObject, parts: ManifestParts): Manifest {
  const { report } = parts;
  const feature = featuresOf(source['manifest'])[0];
  const properties = feature?.properties ?? {};
  const name = textOf(properties['name']) ?? textOf(asRecord(source['enterpriseVenue'])['name']);
  const time = textOf(properties['time']) ?? '';
  if (name === undefined)
    note(report, 'missing-name', 'The venue has no name, so it was named "Venue".');
  if (!TIMESTAMP.test(time) && parts.time === undefined) {
    note(report, 'missing-time', `The source does not state when it was written: ${UNKNOWN_TIME}.`);
  }
  const center = asRecord(feature?.geometry)['coordinates'];
  return {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: {
          type: 'Point',
          coordinates: isPosition(center) ? center : guessCenter(parts),
        },
        properties: defined({
          name: name ?? 'Venue',
          version: '3.0.0',
          time: parts.time ?? (TIMESTAMP.test(time) ? time : UNKNOWN_TIME),
          contents: [],
          mapId: idOf(properties['mapId']),
          orgId: idOf(properties['orgId']),
          tzid: textOf(properties['tzid']),
          naturalBearing: finiteOf(properties['naturalBearing']),
        }),
      },
    ],
  };
}

function guessCenter({ positions, report }: ManifestParts): Position {
  note(
    report,
    'missing-centre',
    'The manifest has no centre. The centre of all shapes is used instead.',
  );
  const [west, south, east, north] = bboxOfPositions(positions);
  const center = [(west + east) / 2, (south + north) / 2];
  return isPosition(center) ? center : [0, 0];
}

function note(report: ImportReport, code: string, message: string): void {
  report.note({ action: 'guessed', code, message, source: SOURCE });
}
