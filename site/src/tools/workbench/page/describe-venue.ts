import type { Counts, OpenedVenue } from '../protocol';

const FORMATS: Readonly<Record<OpenedVenue['format'], string>> = {
  mvf: 'MVF',
  imdf: 'IMDF',
  osm: 'OpenStreetMap data',
  indoorgml: 'IndoorGML',
  geojson: 'GeoJSON',
};

/** One sentence about the opened file and its findings. */
export function describeVenue(venue: OpenedVenue): string {
  const { name, format, version, counts, floors, edit } = venue;
  const kind = version === undefined ? FORMATS[format] : `${FORMATS[format]} ${version}`;
  const edited = edit ? ', edited' : '';
  return `${name} is ${kind} with ${count(floors.length, 'floor')}${edited}: ${describeCounts(counts)}.`;
}

export function describeCounts({ error, warning, info }: Counts): string {
  if (error + warning + info === 0) return 'no problems found';
  const parts = [count(error, 'error'), count(warning, 'warning')];
  if (info > 0) parts.push(count(info, 'note'));
  return parts.join(', ');
}

export function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
