import { z } from 'zod';
import { CUSTOM_LIMITS, PAPERS, type PaperName } from './paper.ts';

const PAPER_NAMES = [...(Object.keys(PAPERS) as PaperName[]), 'custom' as const];
const side = z.number().min(CUSTOM_LIMITS.smallest).max(CUSTOM_LIMITS.largest);
const text = z.string().max(200);

const settings = z.strictObject({
  paper: z.enum(PAPER_NAMES),
  custom: z.strictObject({ width: side, height: side }),
  orientation: z.enum(['portrait', 'landscape']),
  margin: z.number().min(0).max(100),
  floors: z.array(z.string().max(100)).max(500),
  title: text,
  subtitle: z.boolean(),
  note: text,
  legend: z.boolean(),
  scaleBar: z.boolean(),
  northArrow: z.boolean(),
  labels: z.enum(['none', 'few', 'some', 'all']),
  textSize: z.number().min(50).max(200),
  colours: z.enum(['colour', 'grey', 'contrast']),
  language: z.string().max(35),
  bearing: z.number().min(0).max(360).nullable(),
});

/** All that decides how the pages look. */
export type PrintSettings = Readonly<z.infer<typeof settings>>;

export const DEFAULT_SETTINGS: PrintSettings = {
  paper: 'a4',
  custom: { width: 500, height: 700 },
  orientation: 'landscape',
  margin: 10,
  floors: [],
  title: '{floor}',
  subtitle: true,
  note: '',
  legend: true,
  scaleBar: true,
  northArrow: true,
  labels: 'all',
  textSize: 100,
  colours: 'colour',
  language: '',
  bearing: null,
};

const file = z.strictObject({ format: z.literal('print-map'), version: z.literal(1), settings });

/** The settings as a file to keep. */
export function writeSettings(own: PrintSettings): string {
  return `${JSON.stringify({ format: 'print-map', version: 1, settings: own }, null, 2)}\n`;
}

/** Reads such a file; an Error says what is wrong with it. */
export function readSettings(json: string): PrintSettings {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new Error('The file is no JSON. Choose a file that “Save settings” wrote.', {
      cause: error,
    });
  }
  const result = file.safeParse(value);
  if (result.success) return result.data.settings;
  const [issue] = result.error.issues;
  const path = issue?.path.join('.') ?? '';
  throw new Error(
    `The settings cannot be used: ${path === '' ? '' : `${path}: `}${issue?.message ?? 'unknown'}. ` +
      'Choose a file that “Save settings” wrote, or correct it.',
  );
}
