import type { Track } from './track.ts';

const COLUMNS = [
  'timestamp',
  'outcome',
  'state',
  'recordedLongitude',
  'recordedLatitude',
  'recordedAccuracy',
  'longitude',
  'latitude',
  'accuracy',
  'floorId',
] as const;

/** One CSV row per recorded position, with the position of the dot after it (RFC 4180). */
export function writeTrackCsv({ positions }: Track): string {
  const rows = positions.map(({ reported, outcome, state, position }) =>
    [
      reported.timestamp,
      outcome,
      state,
      ...degrees(reported.lngLat),
      metres(reported.accuracy),
      ...(position ? degrees(position.lngLat) : ['', '']),
      position ? metres(position.accuracy) : '',
      position?.floorId ?? '',
    ]
      .map(cell)
      .join(','),
  );
  return [COLUMNS.join(','), ...rows, ''].join('\r\n');
}

/** The path of the dot as GeoJSON: a line for each stay on a floor, with its times. */
export function writeTrackGeoJson({ positions }: Track): string {
  const accepted = positions.flatMap(({ outcome, position }) =>
    outcome === 'accepted' && position ? [position] : [],
  );
  const stays: (typeof accepted)[] = [];
  for (const position of accepted) {
    const stay = stays.at(-1);
    if (stay?.[0]?.floorId === position.floorId && stay) stay.push(position);
    else stays.push([position]);
  }
  const features = stays.map((stay) => ({
    type: 'Feature',
    properties: {
      ...(stay[0]!.floorId !== undefined && { floorId: stay[0]!.floorId }),
      coordTimes: stay.map(({ timestamp }) => timestamp),
      accuracies: stay.map(({ accuracy }) => metres(accuracy)),
    },
    geometry:
      stay.length === 1
        ? { type: 'MultiPoint', coordinates: [degrees(stay[0]!.lngLat)] }
        : { type: 'LineString', coordinates: stay.map(({ lngLat }) => degrees(lngLat)) },
  }));
  const lines = features.map((feature) => `    ${JSON.stringify(feature)}`).join(',\n');
  return `{\n  "type": "FeatureCollection",\n  "features": [\n${lines}\n  ]\n}\n`;
}

function degrees([lng, lat]: readonly [number, number]): readonly [number, number] {
  return [Number(lng.toFixed(7)), Number(lat.toFixed(7))];
}

function metres(value: number): number {
  return Number(value.toFixed(2));
}

/** Text that a spreadsheet would run as a formula is quoted and marked as text. */
function cell(value: number | string): string {
  const text = String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
