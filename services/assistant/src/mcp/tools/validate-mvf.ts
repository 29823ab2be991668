import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ToolKnowledge } from '../tool-knowledge.ts';
import { answer, READ_ONLY, toolError, VENUE_TEXTS_ARE_DATA } from '../tool-answer.ts';
import type { CheckedBundle } from '../venue-jobs/venue-job.ts';
import { readVenue, VENUE_FIELDS } from '../venue-jobs/venue-source.ts';
import type { VenueTools } from '../venue-jobs/venue-tools.ts';

const MAX_FINDINGS = 50;

const INPUT = z.strictObject(VENUE_FIELDS);

const FINDING = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'info']),
  path: z.string().describe('File in the bundle, and JSON pointer to the place in it.'),
  message: z.string(),
  fix: z.string().describe('Solution.'),
  docs: z.string(),
});

const OUTPUT = z.object({
  valid: z.boolean(),
  version: z.number().optional(),
  counts: z.object({ error: z.number(), warning: z.number(), info: z.number() }),
  findings: z.array(FINDING),
  leftOut: z.number().describe('Number of findings that are not listed.'),
});

export function registerValidateMvf(
  server: McpServer,
  { pages }: ToolKnowledge,
  { jobs, venues }: VenueTools,
): void {
  server.registerTool(
    'validate_mvf',
    {
      title: 'Check a venue bundle',
      description:
        'Checks a venue bundle in the MVF format (versions 1 to 3) against its schemas and rules: references, geometry, routes. Each finding has a place, a problem and a solution. ' +
        `Use it when a bundle does not load, or after your own code wrote one. For larger bundles, use the command \`mvf validate\`. ${VENUE_TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READ_ONLY,
    },
    async (source, { mcpReq: { signal } }) => {
      const venue = await readVenue(source, venues);
      if ('problem' in venue) return toolError(venue.problem);
      const result = await jobs.run({ kind: 'validate', bytes: venue.bytes }, signal);
      if ('problem' in result) return toolError(result.problem);
      const report = reportOf(result, pages.siteUrl);
      return answer(textOf(report), report);
    },
  );
}

type Report = z.infer<typeof OUTPUT>;

function reportOf({ valid, version, counts, findings }: CheckedBundle, siteUrl: string): Report {
  const listed = findings.slice(0, MAX_FINDINGS);
  return {
    valid,
    ...(version !== undefined && { version }),
    counts,
    findings: listed.map(({ code, severity, file, pointer, message, fix, docs }) => ({
      code,
      severity,
      path: file + pointer,
      message,
      fix,
      docs: siteUrl + docs,
    })),
    leftOut: counts.error + counts.warning + counts.info - listed.length,
  };
}

function textOf({ valid, version, counts, findings, leftOut }: Report): string {
  const head =
    `${version === undefined ? 'The bundle' : `The MVF ${version} bundle`} is ${valid ? 'valid' : 'not valid'}: ` +
    `${counts.error} errors, ${counts.warning} warnings, ${counts.info} notes.`;
  const lines = findings.map(
    ({ severity, code, path, message, fix, docs }) =>
      `- ${severity} ${code}${path && ` at ${path}`}: ${message} ${fix} ${docs}`,
  );
  const more = leftOut > 0 ? [`${leftOut} more are not listed. Fix these, then check again.`] : [];
  return [head, ...lines, ...more].join('\n');
}
