import { config, z } from 'zod';
import { HEX_COLOR } from './color.ts';
import { LABEL_SIZES, type LabelLook } from './studio-style.ts';

// Compiled checks need `eval`, which the policy of this site forbids.
config({ jitless: true });

export const LABEL_FORMAT = 'label-style';
export const LABEL_VERSION = 1;

const COLOR = z
  .string({ error: () => 'expected a colour such as "#232733"' })
  .regex(HEX_COLOR, 'expected a colour such as "#232733"');
const COLORS = z.strictObject(
  { text: COLOR, halo: COLOR },
  { error: () => 'expected text and halo' },
);
const SIZE = `expected CSS pixels from ${LABEL_SIZES.least} to ${LABEL_SIZES.most}`;

/** Fields of a file of labels; the page's table lists the same. */
export const LABEL_FIELDS = {
  format: z.literal(LABEL_FORMAT, { error: () => `expected "${LABEL_FORMAT}"` }),
  version: z.literal(LABEL_VERSION, {
    error: () => `expected ${LABEL_VERSION}, the version that this page reads`,
  }),
  size: z
    .number({ error: () => SIZE })
    .min(LABEL_SIZES.least, SIZE)
    .max(LABEL_SIZES.most, SIZE),
  light: COLORS,
  dark: COLORS,
};

const FILE = z.strictObject(LABEL_FIELDS);

export function writeLabels(labels: LabelLook): string {
  const file = { format: LABEL_FORMAT, version: LABEL_VERSION, ...labels };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** Whether a value claims to be a file of labels. */
export function isLabelFile(value: unknown): boolean {
  return (value as { format?: unknown } | null)?.format === LABEL_FORMAT;
}

/** Throws an Error that names the field and what it should be. */
export function readLabels(value: unknown): LabelLook {
  const result = FILE.safeParse(value);
  if (result.success) {
    const { size, light, dark } = result.data;
    return { size, light, dark };
  }
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'not understood'}.`);
}
