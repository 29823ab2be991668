import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answer, READ_ONLY, toolError, VENUE_TEXTS_ARE_DATA } from '../tool-answer.ts';
import type { RouteResult } from '../venue-jobs/venue-job.ts';
import { readVenue, VENUE_FIELDS } from '../venue-jobs/venue-source.ts';
import type { VenueTools } from '../venue-jobs/venue-tools.ts';

const PLACE = z.string().trim().min(1).max(200);

const INPUT = z.strictObject({
  ...VENUE_FIELDS,
  from: PLACE.describe(
    'Start of the route: the name or id of a place, such as "Check-in A", or a category, whose nearest place is used.',
  ),
  to: PLACE.describe('Destination of the route, in the same form.'),
  accessible: z.boolean().optional().describe('Whether to use step-free paths only.'),
  language: z
    .string()
    .max(20)
    .optional()
    .describe("Language of the steps, such as pt. Default: the venue's own."),
});

const OUTPUT = z.object({
  found: z.boolean(),
  from: z.string().optional(),
  to: z.string().optional(),
  distanceMetres: z.number().optional(),
  durationSeconds: z.number().optional(),
  floors: z.array(z.string()).optional().describe('Floors in the order of the route.'),
  steps: z
    .array(z.object({ text: z.string(), floor: z.string(), distanceMetres: z.number() }))
    .optional(),
  reason: z
    .string()
    .optional()
    .describe('Reason why there is no route, as in `NoRoute.reason` of the SDKs.'),
  message: z.string().optional(),
});

export function registerFindRoute(server: McpServer, { jobs, venues }: VenueTools): void {
  server.registerTool(
    'find_route',
    {
      title: 'Find a route in a venue',
      description:
        'Finds the route between two places of a demo venue or of your bundle, with its length, time, floors and steps, like the SDKs. ' +
        `Use it to learn which places are connected, to check a step-free route, or to get expected values for a test. ${VENUE_TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READ_ONLY,
    },
    async ({ from, to, accessible = false, language, ...source }, { mcpReq: { signal } }) => {
      const venue = await readVenue(source, venues);
      if ('problem' in venue) return toolError(venue.problem);
      const { bytes } = venue;
      const job = { kind: 'route', bytes, from, to, accessible, language } as const;
      const result = await jobs.run(job, signal);
      if ('problem' in result) return toolError(result.problem);
      return answer(textOf(result), result);
    },
  );
}

function textOf(result: RouteResult): string {
  if (!result.found) return `There is no route (${result.reason}). ${result.message}`;
  const { from, to, distanceMetres, durationSeconds, floors, steps } = result;
  const head = `From ${from} to ${to}: ${distanceMetres} m, ${durationSeconds} s. Floors: ${floors.join(', ')}.`;
  const lines = steps.map(({ text, floor }, index) => `${index + 1}. ${text} (${floor})`);
  return [head, ...lines].join('\n');
}
