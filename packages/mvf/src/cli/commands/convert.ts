import { writeZip } from '../../archive/write-zip.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import { downgradeTo1 } from '../../convert/downgrade/downgrade-to-1.ts';
import { downgradeTo2 } from '../../convert/downgrade/downgrade-to-2.ts';
import type { ImportFormat } from '../../convert/detect-format.ts';
import { toGeoJSON } from '../../convert/export/to-geojson.ts';
import { toSVG } from '../../convert/export/to-svg.ts';
import { toIMDF } from '../../convert/imdf/to-imdf.ts';
import { importVenue } from '../../convert/import-venue.ts';
import type { Converted, ReportEntry } from '../../convert-report.ts';
import { EXIT, type ExitCode, UsageError } from '../cli-io.ts';
import { type Command, type ParsedOptions, OUTPUT_OPTIONS, OUTPUT_USAGE } from '../command.ts';
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
      --from <format>  ${SOURCES.join(', ')}. Without it: told from the content.
      --to <format>    ${TARGETS.join(', ')}. Without it: mvf3.
      --floor <id>     The floor, for svg and geojson. Without it: all floors, for svg in a folder.
      --dark           Dark colours, for svg.
      --name <text>    Name of the venue, where the source has none.
${OUTPUT_USAGE}

What was changed, guessed or dropped is printed.`,
  options: {
    ...OUTPUT_OPTIONS,
    from: { type: 'string' },
    to: { type: 'string' },
    floor: { type: 'string' },
    dark: { type: 'boolean' },
    name: { type: 'string' },
  },
  run: async (path, options, io) => {
    const target = bundleTarget(options);
    const from = oneOf(SOURCES, options, 'from');
    const to = oneOf(TARGETS, options, 'to') ?? 'mvf3';
    assertNotExists(target);
    const input = await readInput(path);
    if (input.kind === 'address')
      throw new UsageError('Download the venue first: convert reads files.');
    const bar = createProgressBar(io, 'Converting', input.size);
    const imported = await importVenue(input.kind === 'folder' ? input.files : input.bytes, {
      onProgress: bar.update,
      ...(from && { from }),
      ...(typeof options['name'] === 'string' && { name: options['name'] }),
    });
    bar.clear();
    return write(imported, to, { target, options, io });
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

/** One file; or, below a path that ends in a slash, a file for each floor, named by its id. */
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
