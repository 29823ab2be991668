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
import { type Command, type GivenOptions, OUTPUT_OPTIONS, OUTPUT_USAGE } from '../command.ts';
import { createProgressBar } from '../progress-bar.ts';
import { readInput } from '../read-input.ts';
import { requireFree, writeFolder, writeOutput } from '../write-output.ts';
import { bundleTarget, tellReport, type WriteContext, writeConverted } from '../write-converted.ts';

const SOURCES: readonly ImportFormat[] = ['mvf', 'imdf', 'osm', 'indoorgml', 'geojson'];
const TARGETS = ['mvf3', 'mvf2', 'mvf1', 'imdf', 'geojson', 'svg'] as const;
type Target = (typeof TARGETS)[number];

export const convertCommand: Command = {
  usage: `mvf convert <venue> --output <path> [options]

  <venue>              A file, a zip or a folder: MVF, IMDF, OpenStreetMap (GeoJSON, XML or
                       Overpass JSON), IndoorGML, or GeoJSON with a file per level.
      --from <format>  ${SOURCES.join(', ')}. Without it: told from the content.
      --to <format>    ${TARGETS.join(', ')}. Without it: mvf3.
      --floor <id>     The floor, for svg; for geojson without it: all floors.
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
    requireFree(target);
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
  options: GivenOptions,
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
      await writeOutput(
        `${JSON.stringify(toGeoJSON(document, floorOption(context.options)))}\n`,
        context.target,
      );
      break;
    case 'svg':
      await writeOutput(drawFloor(document, context.options), context.target);
      break;
  }
  tellReport(report, context);
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
  tellReport(report, context);
  return EXIT.ok;
}

function floorOption(options: GivenOptions): { floorId?: string } {
  return typeof options['floor'] === 'string' ? { floorId: options['floor'] } : {};
}

function drawFloor(document: Mvf3Document, options: GivenOptions): string {
  const ids = document.floors.features.map(({ properties }) => properties.id);
  const floorId = options['floor'] ?? (ids.length === 1 ? ids[0] : undefined);
  if (typeof floorId !== 'string' || !ids.includes(floorId)) {
    throw new UsageError(`--floor: expected one of ${ids.join(', ')}, found ${floorId ?? 'none'}.`);
  }
  return toSVG(document, { floorId, theme: options['dark'] === true ? 'dark' : 'light' });
}
