import type { ReportEntry } from '../convert-report.ts';

/** Stable name of a change, guess or loss in an assembly. */
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
  | 'outlier'
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
    message: 'Positions that are not a longitude and a latitude were removed from their shapes.',
  },
  'unclosed-ring': {
    action: 'changed',
    message: 'Rings that did not end where they start were closed.',
  },
  'repeated-point': {
    action: 'changed',
    message: 'Points that repeat the previous point were removed.',
  },
  winding: {
    action: 'changed',
    message: 'Rings were reversed: outer rings go counter-clockwise, holes clockwise.',
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
    message: 'Holes outside their polygon were left out.',
  },
  'far-from-venue': {
    action: 'dropped',
    message: 'Shapes more than 50 km from the centre of the venue were left out.',
  },
  'unusable-geometry': {
    action: 'dropped',
    message: 'Shapes with no usable geometry left were dropped.',
  },
  outlier: {
    action: 'changed',
    message:
      'Shapes far from all others are kept, but do not stretch footprints, the centre and the first view.',
  },
  'guessed-footprint': {
    action: 'guessed',
    message: 'Floors without a footprint got the outline of their shapes.',
  },
  'guessed-centre': {
    action: 'guessed',
    message: 'The venue has no usable centre. The centre of its shapes is used instead.',
  },
  'guessed-building': {
    action: 'guessed',
    message: 'Indoor floors without a building were put into a separate one.',
  },
  'guessed-time': {
    action: 'guessed',
    message: 'The time is not a valid ISO 8601 timestamp. The start of 1970 is used instead.',
  },
  'guessed-elevation': {
    action: 'guessed',
    message: 'Floors whose elevation is not a number were put at ground level.',
  },
  'guessed-door': {
    action: 'guessed',
    message:
      'Shapes that no door or opening leads into are reached from their nearest neighbour. No door was drawn.',
  },
  'duplicate-key': {
    action: 'guessed',
    message: 'Keys are used more than once. References to them resolve to the first.',
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
    message: 'Places without a name are named after their key.',
  },
  'empty-building': {
    action: 'dropped',
    message: 'Buildings without a floor were left out.',
  },
  'outdoor-floor-in-building': {
    action: 'changed',
    message: 'Outdoor floors were removed from their building.',
  },
  'unknown-default-floor': {
    action: 'dropped',
    message: 'Default floors that are not in their building were left out.',
  },
  'moved-stop': {
    action: 'changed',
    message:
      'Stops of connections were placed on the floor of their shape, not on the one that they name.',
  },
  'too-few-stops': {
    action: 'dropped',
    message: 'Connections with fewer than two usable stops were left out.',
  },
  'stray-door': {
    action: 'changed',
    message: 'Doors that touch no walkable shape are drawn, but no route leads through them.',
  },
  'unclear-one-way': {
    action: 'guessed',
    message:
      'One-way doors into a shape that is not on exactly one of their sides are open both ways.',
  },
  'crowded-floor': {
    action: 'dropped',
    message:
      'On floors with implausibly many overlapping shapes, routes use doors only and ignore obstacles.',
  },
  unreachable: {
    action: 'changed',
    message: 'Shapes that no path leads to have no node.',
  },
  'bad-image': {
    action: 'dropped',
    message: 'Floor images without a usable position or size were left out.',
  },
  'bad-asset': {
    action: 'dropped',
    message: 'Files whose path leads out of the bundle or is reserved by the format were left out.',
  },
};

/**
 * Collects the repairs, guesses and losses of an assembly. Equal cases become one entry with a
 * count.
 */
export class AssemblyReport {
  readonly #counts = new Map<AssemblyCode, { count: number; readonly first: string | undefined }>();

  /** Records a case. `source` is the key of the object. Only the first one is reported. */
  note(code: AssemblyCode, source?: string, count = 1): void {
    if (count === 0) return;
    const known = this.#counts.get(code);
    if (known) known.count += count;
    else this.#counts.set(code, { count, first: source });
  }

  /** One entry for each case, in the order of first occurrence. */
  get entries(): readonly ReportEntry[] {
    return [...this.#counts].map(([code, { count, first }]) => ({
      ...CASES[code],
      code,
      ...(first !== undefined && { source: first }),
      count,
    }));
  }
}
