import { writeZip } from '../../archive/write-zip.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import { downgradeTo1 } from '../../convert/downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from '../../convert/downgrade/downgrade-to-2.ts';
import type { ImportFormat } from '../../convert/detect-format.ts';
import { toGeoJSON } from '../../convert/export/to-geojson.ts';
import { toSVG } from '../../convert/export/to-svg.ts';
import { toIMDF } from '../../convert/imdf/to-imdf.ts';
import { importVenue } from '../../convert/import-venue.ts';
import { moveVenue, type MoveVenueOptions } from '../../convert/move-venue.ts';
import { ROUTING_MODES } from '../../convert/routing/routing-mode.ts';
import type { Converted, ReportEntry } from '../../convert-report.ts';
import { EXIT, type ExitCode, UsageError } from '../cli-io.ts';
import { type Command, type ParsedOptions, OUTPUT_OPTIONS, OUTPUT_USAGE } from '../command.ts';
import { parseMove } from '../parse-move.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readInput } from '../read-input.ts';
import { assertNotExists, writeFolder, writeOutput } from '../write-output.ts';
import {
  bundleTarget,
  printReport,
  type WriteContext,
  writeConverted,
} from '../write-converted.ts';

const SOURCES: readonly ImportFormat[] = ['mvf', 'imdf', 'osm', 'indoorgml', 'geojson'];
const TARGETS = ['mvf3', 'mvf2', 'mvf1', 'imdf', 'geojson', 'svg'] as const;
type Target = (typeof TARGETS)[number];

export const convertCommand: Command = {
  usage: `mvf convert <venue> --output <path> [options]

  <venue>              A file, a zip or a folder: MVF, IMDF, OpenStreetMap (GeoJSON, XML or
                       Overpass JSON), IndoorGML, or GeoJSON with a file per level.
      --from <format>  ${SOURCES.join(', ')}. Default: detected from the content.
      --to <format>    ${TARGETS.join(', ')}. Default: mvf3.
      --floor <id>     The floor, for svg and geojson. Default: all floors, for svg in a folder.
      --dark           Dark colours, for svg.
      --name <text>    Name of the venue, if the source has none.
      --anchor <longitude,latitude>
                       Moves the centre of the venue to this position. For sources with local
                       coordinates, which are otherwise placed at 0,0.
      --origin <longitude,latitude>
                       Moves this position of the venue to the anchor, instead of the centre. The
                       origin of local coordinates is 0,0.
      --rotation <degrees>
                       Turns the venue clockwise around the anchor.
      --routing <mode> ${ROUTING_MODES.join(', ')}: source of the route network. keep
                       takes it from the venue, generate makes it from the shapes, auto keeps what
                       is good. Default: auto.
${OUTPUT_USAGE}

Prints a report of what was changed, guessed or dropped.`,
  options: {
    ...OUTPUT_OPTIONS,
    from: { type: 'string' },
    to: { type: 'string' },
    floor: { type: 'string' },
    dark: { type: 'boolean' },
    name: { type: 'string' },
    anchor: { type: 'string' },
    origin: { type: 'string' },
    rotation: { type: 'string' },
    routing: { type: 'string' },
  },
  run: async (path, options, io) => {
    const target = bundleTarget(options);
    const from = oneOf(SOURCES, options, 'from');
    const to = oneOf(TARGETS, options, 'to') ?? 'mvf3';
    const move = parseMove(options);
    const routing = oneOf(ROUTING_MODES, options, 'routing') ?? 'auto';
    assertNotExists(target);
    const input = await readInput(path);
    if (input.kind === 'address')
      throw new UsageError('Download the venue first: convert reads files.');
    const bar = createProgressBar(io, 'Converting', input.size);
    const imported = await importVenue(input.kind === 'folder' ? input.files : input.bytes, {
      onProgress: bar.update,
      routing,
      ...(from && { from }),
      ...(typeof options['name'] === 'string' && { name: options['name'] }),
    });
    bar.clear();
    return write(move ? moveImported(imported, move) : imported, to, { target, options, io });
  },
};

function oneOf<T extends string>(
  known: readonly T[],
  options: ParsedOptions,
  name: string,
): T | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const found = known.find((value) => value === given);
  if (found !== undefined) return found;
  throw new UsageError(`--${name}: expected one of ${known.join(', ')}, found "${String(given)}".`);
}

/**
 * Moves the imported venue to its anchor, which replaces the guessed position of local coordinates.
 */
function moveImported(
  { document, report }: Converted<Mvf3Document>,
  move: MoveVenueOptions,
): Converted<Mvf3Document> {
  const known = report.filter(({ code }) => code !== 'no-anchor');
  return after(known, moveVenue(document, move));
}

async function write(
  { document, report }: Converted<Mvf3Document>,
  to: Target,
  context: WriteContext,
): Promise<ExitCode> {
  switch (to) {
    case 'mvf3':
      return writeConverted({ document, report }, context);
    case 'mvf2':
      return writeConverted(after(report, downgradeTo2(document)), context);
    case 'mvf1':
      return writeConverted(after(report, downgradeTo1(document)), context);
    case 'imdf':
      return writeImdf(after(report, toIMDF(document)), context);
    case 'geojson':
    case 'svg':
      await writeFloors(document, to, context);
      break;
  }
  printReport(report, context);
  return EXIT.ok;
}

function after<D>(report: readonly ReportEntry[], next: Converted<D>): Converted<D> {
  return { document: next.document, report: [...report, ...next.report] };
}

async function writeImdf(
  { document, report }: Converted<ReadonlyMap<string, Uint8Array>>,
  context: WriteContext,
): Promise<ExitCode> {
  if (context.target.path.endsWith('/')) await writeFolder(document, context.target);
  else await writeOutput(writeZip(document), context.target);
  printReport(report, context);
  return EXIT.ok;
}

/**
 * Writes one file, or, below a path that ends in a slash, a file for each floor, named by its id.
 */
async function writeFloors(
  document: Mvf3Document,
  to: 'geojson' | 'svg',
  { target, options }: WriteContext,
): Promise<void> {
  const ids = document.floors.features.map(({ properties }) => properties.id);
  const given = options['floor'];
  if (given !== undefined && !ids.includes(String(given))) throw floorError(ids, String(given));
  const textOf = to === 'svg' ? drawFloor : listFeatures;
  if (target.path.endsWith('/')) {
    const floors = ids.filter((id) => given === undefined || id === given);
    const encoder = new TextEncoder();
    const files = floors.map((id): [string, Uint8Array] => [
      `${id}.${to}`,
      encoder.encode(textOf(document, id, options)),
    ]);
    await writeFolder(new Map(files), target);
    return;
  }
  const single = ids.length === 1 ? ids[0] : ids.find((id) => id === given);
  if (single !== undefined) await writeOutput(textOf(document, single, options), target);
  else if (to === 'geojson') await writeOutput(listFeatures(document), target);
  else throw floorError(ids, 'none');
}

function floorError(ids: readonly string[], found: string): UsageError {
  return new UsageError(`--floor: expected one of ${ids.join(', ')}, found ${found}.`);
}

function listFeatures(document: Mvf3Document, floorId?: string): string {
  return `${JSON.stringify(toGeoJSON(document, floorId === undefined ? {} : { floorId }))}\n`;
}

function drawFloor(document: Mvf3Document, floorId: string, options: ParsedOptions): string {
  return toSVG(document, { floorId, theme: options['dark'] === true ? 'dark' : 'light' });
}
