import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { answerWithFile, READ_ONLY, toolError, VENUE_TEXTS_ARE_DATA } from '../tool-answer.ts';
import { REMEDIES } from '../venue-jobs/remedies.ts';
import { readVenue, VENUE_FIELDS } from '../venue-jobs/venue-source.ts';
import type { VenueTools } from '../venue-jobs/venue-tools.ts';

/** Maximum length of a plan in an answer. Floors of the demo venues have up to 220,000 characters. */
const MAX_SVG_LENGTH = 1_000_000;

const INPUT = z.strictObject({
  ...VENUE_FIELDS,
  floor: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe('Id, name or short name of a floor. Default: the floor that the venue shows first.'),
  theme: z.enum(['light', 'dark']).optional().describe('Colour theme. Default: light.'),
  labels: z.boolean().optional().describe('Whether to draw names. Default: true.'),
  language: z
    .string()
    .max(20)
    .optional()
    .describe("Language of the names, such as pt. Default: the venue's own."),
});

const FLOOR = z.object({ id: z.string(), name: z.string() });

const OUTPUT = z.object({
  floor: FLOOR,
  floors: z.array(FLOOR).describe('Floors of the venue, lowest first.'),
  characters: z.number().describe('Length of the SVG, in characters.'),
});

export function registerRenderPlan(server: McpServer, { jobs, venues }: VenueTools): void {
  server.registerTool(
    'render_plan',
    {
      title: 'Draw a floor plan',
      description:
        'Draws a floor of a demo venue or of your bundle as SVG, without scripts or references to other files, and lists the floors. The SVG is an embedded resource. Save it to a file. ' +
        `Use it to see what a bundle contains, or to get an image of a floor. ${VENUE_TEXTS_ARE_DATA}`,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: READ_ONLY,
    },
    async (
      { floor, theme = 'light', labels = true, language, ...source },
      { mcpReq: { signal } },
    ) => {
      const venue = await readVenue(source, venues);
      if ('problem' in venue) return toolError(venue.problem);
      const { bytes } = venue;
      const job = { kind: 'plan', bytes, floor, theme, labels, language } as const;
      const result = await jobs.run(job, signal);
      if ('problem' in result) return toolError(result.problem);
      const { svg, floor: drawn, floors } = result;
      if (svg.length > MAX_SVG_LENGTH) {
        return toolError(
          `The plan of ${drawn.name} has ${svg.length} characters, and the limit for an answer is ${MAX_SVG_LENGTH}. ${REMEDIES.plan}`,
        );
      }
      const listed = floors.map(({ id, name }) => `- ${id}: ${name}`);
      return answerWithFile(
        `The plan of ${drawn.name} (${drawn.id}), ${svg.length} characters of SVG. Floors of the venue:\n${listed.join('\n')}`,
        { floor: drawn, floors, characters: svg.length },
        {
          uri: 'plan:///floor.svg',
          mimeType: 'image/svg+xml',
          text: svg,
        },
      );
    },
  );
}
