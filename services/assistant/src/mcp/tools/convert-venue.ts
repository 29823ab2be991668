import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerWithFile, READ_ONLY, toolError, VENUE_TEXTS_ARE_DATA } from '../tool-answer.ts';
import { type BundleBytes, decodeBundle, MAX_BUNDLE_BYTES } from '../venue-jobs/decode-bundle.ts';
import { REMEDIES } from '../venue-jobs/remedies.ts';
import type { ConvertedVenue } from '../venue-jobs/venue-job.ts';
import type { VenueTools } from '../venue-jobs/venue-tools.ts';

const MIB = 2 ** 20;
/** Maximum size of a bundle in an answer. */
const MAX_RESULT_BYTES = 2 * MIB;
const MAX_ENTRIES = 50;

const INPUT = z.strictObject({
  file: z
    .string()
    .optional()
    .describe(
      `The venue: a file, or a zip of files, of at most ${MAX_BUNDLE_BYTES / MIB} MiB, as base64.`,
    ),
  text: z.string().optional().describe('The venue as text, if it is a single JSON or XML file.'),
  from: z
    .enum(['imdf', 'osm', 'indoorgml', 'geojson', 'mvf'])
    .optional()
    .describe('Format of the file. If omitted, the format is detected from the content.'),
  name: z.string().max(200).optional().describe('Name of the venue, if the file has none.'),
});

const OUTPUT = z.object({
  format: z.string(),
  bytes: z.number().describe('Size of the bundle, in bytes.'),
  floors: z.array(z.object({ id: z.string(), name: z.string() })),
  counts: z.object({ dropped: z.number(), guessed: z.number(), changed: z.number() }),
  report: z.array(
    z.object({
      action: z.enum(['dropped', 'guessed', 'changed']),
      code: z.string(),
      message: z.string(),
      source: z.string().optional(),
      count: z.number().optional(),
    }),
  ),
  leftOut: z.number().describe('Number of entries that are not listed.'),
});

export function registerConvertVenue(server: McpServer, { jobs }: VenueTools): void {
  server.registerTool(
    'convert_venue',
    {
      title: 'Convert a venue to MVF',
      description:
        'Converts a venue in IMDF, OpenStreetMap (GeoJSON, XML or Overpass JSON), IndoorGML, GeoJSON or an older MVF to an MVF 3 bundle, and reports what was dropped, guessed or changed. The bundle is an embedded resource, a zip file. Save it to a file. ' +
        `Use it to try your own file on a map. For larger files, use the command \`mvf convert\`. ${VENUE_TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READ_ONLY,
    },
    async ({ file, text, from: format, name }, { mcpReq: { signal } }) => {
      const source = readSource(file, text);
      if ('problem' in source) return toolError(source.problem);
      const job = { kind: 'convert', bytes: source.bytes, format, name } as const;
      const result = await jobs.run(job, signal);
      if ('problem' in result) return toolError(result.problem);
      const size = result.bytes.length;
      if (size > MAX_RESULT_BYTES) {
        return toolError(
          `The bundle has ${(size / MIB).toFixed(1)} MiB, and the limit for an answer is ${MAX_RESULT_BYTES / MIB} MiB. ${REMEDIES.convert}`,
        );
      }
      const report = reportOf(result);
      return answerWithFile(textOf(report), report, {
        uri: 'bundle:///venue.zip',
        mimeType: 'application/zip',
        blob: Buffer.from(result.bytes).toString('base64'),
      });
    },
  );
}

function readSource(file: string | undefined, text: string | undefined): BundleBytes {
  if ((file === undefined) === (text === undefined)) {
    return { problem: 'Expected either file (bytes as base64) or text (the content of one file).' };
  }
  if (text === undefined) return decodeBundle(file ?? '', 'file');
  const bytes = Buffer.from(text);
  return bytes.length > MAX_BUNDLE_BYTES
    ? {
        problem: `text: expected at most ${MAX_BUNDLE_BYTES / MIB} MiB. ${REMEDIES.convert}`,
      }
    : { bytes };
}

type Report = z.infer<typeof OUTPUT>;

function reportOf({ format, bytes, floors, counts, report }: ConvertedVenue): Report {
  const listed = report.slice(0, MAX_ENTRIES);
  return {
    format,
    bytes: bytes.length,
    floors: [...floors],
    counts,
    report: listed.map((entry) => ({ ...entry })),
    leftOut: counts.dropped + counts.guessed + counts.changed - listed.length,
  };
}

function textOf({ format, bytes, floors, counts, report, leftOut }: Report): string {
  const head =
    `Converted from ${format} to an MVF 3 bundle of ${bytes} bytes with ${floors.length} floors: ` +
    `${counts.dropped} dropped, ${counts.guessed} guessed, ${counts.changed} changed.`;
  const lines = report.map(({ action, code, message, source, count }) => {
    const where = source === undefined ? '' : ` (${source})`;
    const times = count === undefined || count === 1 ? '' : ` ×${count}`;
    return `- ${action} ${code}${times}${where}: ${message}`;
  });
  const more = leftOut > 0 ? [`${leftOut} more are not listed.`] : [];
  return [head, ...lines, ...more].join('\n');
}
