import type { Counts, OpenedVenue } from '../protocol';

const FORMATS: Readonly<Record<OpenedVenue['format'], string>> = {
  mvf: 'MVF',
  imdf: 'IMDF',
  osm: 'OpenStreetMap data',
  indoorgml: 'IndoorGML',
  geojson: 'GeoJSON',
};

/** One sentence about the opened file and its findings. */
export function describeVenue({ name, format, version, counts, floors }: OpenedVenue): string {
  const kind = version === undefined ? FORMATS[format] : `${FORMATS[format]} ${version}`;
  return `${name} is ${kind} with ${count(floors.length, 'floor')}: ${describeCounts(counts)}.`;
}

export function describeCounts({ error, warning, info }: Counts): string {
  if (error + warning + info === 0) return 'nothing wrong was found';
  const parts = [count(error, 'error'), count(warning, 'warning')];
  if (info > 0) parts.push(count(info, 'note'));
  return parts.join(', ');
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
