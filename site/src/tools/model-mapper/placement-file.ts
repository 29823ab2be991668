import { config, z } from 'zod';
import { ALTITUDES, MOST_PLACEMENTS, type Placement, SCALES } from './placement.ts';

// Compiled checks need `eval`, which the policy of this site forbids.
config({ jitless: true });

export const PLACEMENT_FORMAT = 'model-placements';
export const PLACEMENT_VERSION = 1;

/** What the mapper exports and imports. */
export type PlacementFile = {
  readonly format: typeof PLACEMENT_FORMAT;
  readonly version: typeof PLACEMENT_VERSION;
  /** The venue it was made on: the id of a demo venue, or the name of a bundle. */
  readonly venue: string;
  readonly placements: readonly Placement[];
};

/** Longer texts are refused before they are read. */
const MOST_CHARACTERS = 2_000_000;

const text = (about: string, longest = 200) =>
  z
    .string({ error: () => `expected ${about}` })
    .min(1, `expected ${about}`)
    .max(longest, `expected ${about} of at most ${longest} characters`);

const within = (least: number, most: number, about: string) => {
  const error = `expected ${about} from ${least} to ${most}`;
  return z
    .number({ error: () => error })
    .min(least, error)
    .max(most, error);
};

/** Fields of a placement; the page's table lists the same. */
export const PLACEMENT_FIELDS = {
  id: text('an id'),
  model: z
    .string({ error: () => 'expected the name of a model' })
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'expected the name of a model such as "vending-machine"'),
  floorId: text('the id of a floor'),
  lngLat: z.tuple([within(-180, 180, 'a longitude'), within(-90, 90, 'a latitude')], {
    error: () => 'expected [longitude, latitude]',
  }),
  altitude: within(ALTITUDES.least, ALTITUDES.most, 'metres'),
  rotationDegrees: within(-360, 360, 'degrees'),
  scale: within(SCALES.least, SCALES.most, 'a factor'),
  color: z
    .string({ error: () => 'expected a colour such as "#3a7bd5"' })
    .regex(/^#[0-9a-f]{6}$/i, 'expected a colour such as "#3a7bd5"')
    .optional(),
};

const FILE = z.strictObject({
  format: z.literal(PLACEMENT_FORMAT, {
    error: () => `expected "${PLACEMENT_FORMAT}": this is no file of the mapper`,
  }),
  version: z.literal(PLACEMENT_VERSION, {
    error: () => `expected ${PLACEMENT_VERSION}, the version that this page reads`,
  }),
  venue: text('the name of a venue'),
  placements: z
    .array(z.strictObject(PLACEMENT_FIELDS), { error: () => 'expected a list of placements' })
    .max(MOST_PLACEMENTS, `expected at most ${MOST_PLACEMENTS} placements`),
});

export function writePlacements(venue: string, placements: readonly Placement[]): string {
  const file: PlacementFile = {
    format: PLACEMENT_FORMAT,
    version: PLACEMENT_VERSION,
    venue,
    placements,
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

type Known = { readonly models: readonly string[]; readonly floorIds: readonly string[] };

/** Reads a file; throws an Error that names the place in it and what to do. */
export function readPlacements(content: string, known: Known): PlacementFile {
  if (content.length > MOST_CHARACTERS) {
    throw new Error(
      `The file has ${(content.length / 1e6).toFixed(1)} MB; the mapper reads up to 2. Split it.`,
    );
  }
  const result = FILE.safeParse(parse(content));
  if (!result.success) {
    const [issue] = result.error.issues;
    const where = pathOf(issue?.path ?? []);
    const more = result.error.issues.length - 1;
    throw new Error(
      `${where === '' ? 'The file' : where}: ${issue?.message ?? 'not understood'}.` +
        (more > 0 ? ` ${more} more ${more === 1 ? 'mistake' : 'mistakes'}.` : ''),
    );
  }
  refuseUnknown(result.data.placements, known);
  return result.data;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new Error(`The file is no JSON: ${(error as Error).message}. Export it again.`, {
      cause: error,
    });
  }
}

function refuseUnknown(placements: readonly Placement[], { models, floorIds }: Known): void {
  const ids = new Set<string>();
  for (const [index, { id, model, floorId }] of placements.entries()) {
    const where = `placements[${index}]`;
    if (ids.has(id)) throw new Error(`${where}.id: "${id}" is there twice. Rename one.`);
    ids.add(id);
    if (!models.includes(model)) {
      throw new Error(
        `${where}.model: there is no model "${model}" here. Known are: ${models.join(', ')}.`,
      );
    }
    if (!floorIds.includes(floorId)) {
      throw new Error(
        `${where}.floorId: this venue has no floor "${floorId}". Open the venue that the file was made on.`,
      );
    }
  }
}

/** `placements[3].scale` */
function pathOf(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`,
    )
    .join('');
}
