import { writeBundle } from '@brand/mvf';
import { fromIMDF, type ImportSource, importVenue, toIMDF } from '@brand/mvf/convert';
import { openVenue } from '@brand/venue';
import { findKeptConnections } from '../../packages/mvf/src/convert/imdf/kept-connections.fixture.ts';
import { measureRoutes } from '../../packages/venue/fidelity/measure-routes.ts';
import { measureLabelCoverage } from '../../packages/web-sdk/src/features/labels/label-coverage.fixture.ts';
import { measureEmptyFootprint } from './measure-empty-footprint.ts';
import { measureSeams } from './measure-seams.ts';

/** What is left of a foreign venue after our converters, our router and our map. */
export type Fidelity = {
  readonly format: string;
  /** Rooms with a name, and those whose name can be read at some zoom level. */
  readonly named: number;
  readonly readable: number;
  /** Routes between random pairs of rooms. */
  readonly pairs: number;
  readonly found: number;
  /** Segments of routes that lead through walls. */
  readonly crossings: number;
  /** The same after an export to IMDF and back. */
  readonly foundAfterImdf: number;
  /** Connections between floors, and those left after an export to IMDF and back. */
  readonly connections: number;
  readonly kept: number;
  /** The largest share of a floor's footprint that is far from all shapes. */
  readonly emptyFootprint: number;
  /** Metres of light edges within walls, per kilometre of their outline. */
  readonly seams: number;
  /** What was not found, crossed, kept or readable, for people. */
  readonly problems: readonly string[];
};

export async function measureFidelity(source: ImportSource): Promise<Fidelity> {
  const { document, format } = await importVenue(source, { name: 'Foreign venue' });
  const venue = await openVenue(writeBundle(document));
  const labels = measureLabelCoverage(venue);
  const unread = labels.rooms.filter(({ zoom }) => zoom === undefined);
  const routes = await measureRoutes(venue);
  const again = (await fromIMDF(toIMDF(document).document)).document;
  const kept = findKeptConnections(document, again);
  const routesAgain = await measureRoutes(await openVenue(writeBundle(again)));
  return {
    format,
    named: labels.rooms.length,
    readable: labels.rooms.length - unread.length,
    pairs: routes.pairs,
    found: routes.found,
    crossings: routes.crossings,
    foundAfterImdf: routesAgain.found,
    connections: kept.total,
    kept: kept.kept,
    emptyFootprint: measureEmptyFootprint(venue),
    seams: measureSeams(venue),
    problems: [
      ...unread.map(({ names }) => `not readable: ${names.join(', ')}`),
      ...routes.problems,
      ...kept.lost.map((lost) => `lost in IMDF: ${lost}`),
    ],
  };
}
