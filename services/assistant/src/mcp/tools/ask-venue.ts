import type { McpServer } from '@modelcontextprotocol/server';
import type { VenueAnswer } from '@brand/venue-questions';
import { z } from 'zod';
import { answer, READ_ONLY, toolError, VENUE_TEXTS_ARE_DATA } from '../tool-answer.ts';
import { readVenue, VENUE_FIELDS } from '../venue-jobs/venue-source.ts';
import type { VenueTools } from '../venue-jobs/venue-tools.ts';

const INPUT = z.strictObject({
  ...VENUE_FIELDS,
  question: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe(
      'One question in English, such as "Where is the nearest lift to gate B2?" or "How long does it take from Security to the Aurora Lounge without stairs?".',
    ),
});

const FLOOR = z.object({ id: z.string(), name: z.string() });
const ELEMENT = { type: z.string(), id: z.string() };
const PLACE = z.object({
  ...ELEMENT,
  name: z.string(),
  floors: z.array(FLOOR),
});

const OUTPUT = z.object({
  status: z
    .enum(['answered', 'ambiguous', 'unknown-place', 'missing-start', 'no-route', 'no-data'])
    .describe('Only `answered` has the answer. For the others, `text` names the reason.'),
  text: z.string(),
  places: z.array(PLACE).describe('Places that the answer is about, as `venue.find` accepts them.'),
  route: z
    .object({
      from: PLACE,
      to: PLACE,
      start: z.object(ELEMENT).describe('Element at which the route starts.'),
      end: z.object(ELEMENT),
      isStepFree: z.boolean(),
      avoided: z.array(z.string()).describe('Types of connections that the route does not use.'),
      distanceMetres: z.number(),
      durationSeconds: z.number(),
      floors: z.array(FLOOR).describe('Floors in the order of the route.'),
      steps: z.array(z.object({ text: z.string(), floor: z.string(), distanceMetres: z.number() })),
    })
    .optional(),
  choices: z.array(z.string()).describe('Complete questions to ask instead.'),
});

export function registerAskVenue(server: McpServer, { jobs, venues }: VenueTools): void {
  server.registerTool(
    'ask_venue',
    {
      title: 'Ask a question about a venue',
      description:
        "Answers a visitor's question about a demo venue or your bundle: where a place is, the nearest place of a kind, routes with or without steps, floors, numbers of places and opening hours. " +
        `Demo venues: ${venues.describe()}. ` +
        'Use it to learn about a venue in words, or to test how visitors would find its places. ' +
        `An unknown or ambiguous place is reported, not guessed. ${VENUE_TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READ_ONLY,
    },
    async ({ question, ...source }, { mcpReq: { signal } }) => {
      const venue = await readVenue(source, venues);
      if ('problem' in venue) return toolError(venue.problem);
      const result = await jobs.run({ kind: 'question', bytes: venue.bytes, question }, signal);
      if ('problem' in result) return toolError(result.problem);
      return answer(textOf(result), result);
    },
  );
}

function textOf({ text, route, choices }: VenueAnswer): string {
  const steps = route?.steps.map((step, index) => `${index + 1}. ${step.text} (${step.floor})`);
  const asked = choices.map((choice) => `- ${choice}`);
  return [text, ...(steps ?? []), ...(asked.length > 0 ? ['Ask instead:', ...asked] : [])].join(
    '\n',
  );
}
