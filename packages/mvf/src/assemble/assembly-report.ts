import type { ReportEntry } from '../convert-report.ts';

/** The stable name of something that can happen to a draft. */
export type AssemblyCode =
  | 'bad-coordinate'
  | 'unclosed-ring'
  | 'repeated-point'
  | 'winding'
  | 'degenerate-ring'
  | 'self-intersection'
  | 'tangled-outline'
  | 'misplaced-hole'
  | 'far-from-venue'
  | 'unusable-geometry'
  | 'guessed-footprint'
  | 'guessed-centre'
  | 'guessed-building'
  | 'guessed-time'
  | 'guessed-elevation'
  | 'guessed-door'
  | 'duplicate-key'
  | 'unknown-floor'
  | 'unknown-shape'
  | 'unknown-category'
  | 'cyclic-category'
  | 'unknown-building'
  | 'unknown-place'
  | 'unknown-symbol'
  | 'unknown-style'
  | 'nameless-place'
  | 'empty-building'
  | 'outdoor-floor-in-building'
  | 'unknown-default-floor'
  | 'moved-stop'
  | 'too-few-stops'
  | 'stray-door'
  | 'unclear-one-way'
  | 'crowded-floor'
  | 'unreachable'
  | 'bad-image'
  | 'bad-asset';

type ReportCase = Pick<ReportEntry, 'action' | 'message'>;

/** Action and message of each code. */
const CASES: Readonly<Record<AssemblyCode, ReportCase>> = {
  'bad-coordinate': {
    action: 'dropped',
    message: 'Positions that are no longitude and latitude were left out of their shapes.',
  },
  'unclosed-ring': {
    action: 'changed',
    message: 'Rings that did not end where they begin were closed.',
  },
  'repeated-point': {
    action: 'changed',
    message: 'Points that repeat the one before them were removed.',
  },
  winding: {
    action: 'changed',
    message: 'Rings were turned: outer rings go counter-clockwise, holes clockwise.',
  },
  'degenerate-ring': {
    action: 'dropped',
    message: 'Rings without an area and lines without a length were left out.',
  },
  'self-intersection': {
    action: 'guessed',
    message: 'Outlines that cross themselves were redrawn around the areas that they enclose.',
  },
  'tangled-outline': {
    action: 'dropped',
    message: 'Outlines that cross themselves more than a thousand times were left out.',
  },
  'misplaced-hole': {
    action: 'dropped',
    message: 'Holes that lie outside of their polygon were left out.',
  },
  'far-from-venue': {
    action: 'dropped',
    message: 'Shapes more than 50 km from the centre of the venue were left out.',
  },
  'unusable-geometry': {
    action: 'dropped',
    message: 'Shapes of which no usable geometry was left were left out.',
  },
  'guessed-footprint': {
    action: 'guessed',
    message: 'Floors without a footprint got the hull of their shapes.',
  },
  'guessed-centre': {
    action: 'guessed',
    message: 'The venue has no usable centre; it got the middle of its shapes.',
  },
  'guessed-building': {
    action: 'guessed',
    message: 'Indoor floors that belong to no building were put into one of their own.',
  },
  'guessed-time': {
    action: 'guessed',
    message: 'The time is no ISO 8601 moment; the beginning of 1970 stands in for it.',
  },
  'guessed-elevation': {
    action: 'guessed',
    message: 'Floors whose elevation is no number were put on the ground.',
  },
  'guessed-door': {
    action: 'guessed',
    message:
      'Shapes that no door or opening leads into are reached from their nearest neighbour. No door was drawn.',
  },
  'duplicate-key': {
    action: 'guessed',
    message: 'Keys are used more than once; references to them mean the first.',
  },
  'unknown-floor': {
    action: 'dropped',
    message: 'Objects on a floor that does not exist were left out.',
  },
  'unknown-shape': {
    action: 'dropped',
    message: 'References to shapes that do not exist or could not be used were left out.',
  },
  'unknown-category': {
    action: 'dropped',
    message: 'References to categories that do not exist were left out.',
  },
  'cyclic-category': {
    action: 'dropped',
    message: 'Categories that contain themselves lost their parent.',
  },
  'unknown-building': {
    action: 'dropped',
    message: 'References to buildings that do not exist were left out.',
  },
  'unknown-place': {
    action: 'dropped',
    message: 'References to places that do not exist were left out.',
  },
  'unknown-symbol': {
    action: 'dropped',
    message: 'Annotations whose symbol is not declared were left out.',
  },
  'unknown-style': {
    action: 'changed',
    message: 'Shapes that name a style that does not exist are drawn in the style of their kind.',
  },
  'nameless-place': {
    action: 'guessed',
    message: 'Places without a name are called by their key.',
  },
  'empty-building': {
    action: 'dropped',
    message: 'Buildings without a floor were left out.',
  },
  'outdoor-floor-in-building': {
    action: 'changed',
    message: 'Outdoor floors were taken out of their building.',
  },
  'unknown-default-floor': {
    action: 'dropped',
    message: 'Default floors that are not in their building were left out.',
  },
  'moved-stop': {
    action: 'changed',
    message: 'Stops of connections are on the floor of their shape, not on the one they named.',
  },
  'too-few-stops': {
    action: 'dropped',
    message: 'Connections with fewer than two usable stops were left out.',
  },
  'stray-door': {
    action: 'changed',
    message: 'Doors that touch no walkable shape are drawn, but no way leads through them.',
  },
  'unclear-one-way': {
    action: 'guessed',
    message:
      'Doors that lead one way into a shape which is not on exactly one of their sides are open both ways.',
  },
  'crowded-floor': {
    action: 'dropped',
    message:
      'On floors with more overlapping shapes than any drawing has, ways lead through doors only and past no obstacle.',
  },
  unreachable: {
    action: 'changed',
    message: 'Shapes that no way leads to have no node.',
  },
  'bad-image': {
    action: 'dropped',
    message: 'Floor pictures without a usable place or size were left out.',
  },
  'bad-asset': {
    action: 'dropped',
    message: 'Files whose path leads out of the bundle or is taken by the format were left out.',
  },
};

/**
 * Collects the repairs, guesses and losses of an assembly; equal cases become one entry with a
 * count.
 */
export class AssemblyReport {
  readonly #counts = new Map<AssemblyCode, { count: number; readonly first: string | undefined }>();

  /** Records a case. `source` is the key of the object; the first one is reported. */
  note(code: AssemblyCode, source?: string, count = 1): void {
    if (count === 0) return;
    const known = this.#counts.get(code);
    if (known) known.count += count;
    else this.#counts.set(code, { count, first: source });
  }

  /** One entry for each case, in the order in which they first came up. */
  get entries(): readonly ReportEntry[] {
    return [...this.#counts].map(([code, { count, first }]) => ({
      ...CASES[code],
      code,
      ...(first !== undefined && { source: first }),
      count,
    }));
  }
}
