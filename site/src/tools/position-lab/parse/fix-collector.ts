import { type Fix, MAX_FIXES, type Recording, RecordingError } from '../recording.ts';
import { MAX_RELATIVE } from './parse-time.ts';

/** Values of a fix before they are checked. */
export type RawFix = {
  readonly longitude: number | undefined;
  readonly latitude: number | undefined;
  readonly time?: number | undefined;
  readonly accuracy?: number | undefined;
  readonly altitude?: number | undefined;
  readonly heading?: number | undefined;
  readonly floor?: string | number | undefined;
};

const MAX_NOTES = 5;
/** Relative times with longer steps are milliseconds, the others seconds. */
const MAX_STEP_SECONDS = 20;
/** Accuracies beyond half the earth are codes for "unknown". */
const MAX_ACCURACY = 20_000_000;

type UntimedFix = Omit<Fix, 'time'> & { readonly time: number | undefined };

/** Checks the fixes of a file, and remembers why it skipped some. */
export class FixCollector {
  readonly #word: 'Line' | 'Entry';
  readonly #fixes: UntimedFix[] = [];
  readonly #skipped: string[] = [];
  readonly #notes: string[] = [];
  #skips = 0;

  constructor(word: 'Line' | 'Entry') {
    this.#word = word;
  }

  get count(): number {
    return this.#fixes.length;
  }

  add(source: number, raw: RawFix): void {
    const { longitude, latitude, accuracy, altitude, heading, floor } = raw;
    if (longitude === undefined || latitude === undefined) {
      this.skip(source, 'it has no longitude and latitude');
      return;
    }
    if (!(Math.abs(latitude) <= 90)) {
      this.skip(source, `expected a latitude from -90 to 90, found ${latitude}`);
      return;
    }
    if (!(Math.abs(longitude) <= 180)) {
      this.skip(source, `expected a longitude from -180 to 180, found ${longitude}`);
      return;
    }
    // Loggers write 0, 0 until the receiver has its first position.
    if (longitude === 0 && latitude === 0) {
      this.skip(source, 'the position is 0, 0, which receivers report before their first fix');
      return;
    }
    if (this.#fixes.length === MAX_FIXES) {
      throw new RecordingError(
        `The recording is too long: expected up to ${MAX_FIXES} positions, found more at ${this.#word.toLowerCase()} ${source}. Cut the file into parts, or record fewer positions per second.`,
      );
    }
    this.#fixes.push({
      source,
      lngLat: [longitude, latitude],
      time: raw.time,
      ...(isWithin(accuracy, 0, MAX_ACCURACY) && { accuracy }),
      ...(isWithin(altitude, -12_000, 100_000) && { altitude }),
      ...(isWithin(heading, -360, 360) && {
        headingDegrees: heading < 0 ? heading + 360 : heading % 360,
      }),
      ...(typeof floor === 'number' && Number.isFinite(floor) && { floorLevel: floor }),
      ...(typeof floor === 'string' && floor.trim() !== '' && { floor: floor.trim() }),
    });
  }

  /** Skips an entry, with a reason that completes "was skipped because". */
  skip(source: number, reason: string): void {
    this.#skips += 1;
    if (this.#skipped.length < MAX_NOTES) {
      this.#skipped.push(`${this.#word} ${source} was skipped: ${reason}.`);
    }
  }

  note(text: string): void {
    if (!this.#notes.includes(text)) this.#notes.push(text);
  }

  /** The fixes in order of their arrival. Throws if there are none. */
  finish(what: string): Pick<Recording, 'fixes' | 'hasTimes' | 'notes'> {
    if (this.#fixes.length === 0) {
      const [first = `The file has no ${what}.`] = this.#skipped;
      throw new RecordingError(
        `No position was found. ${first} Choose a file with at least one position.`,
      );
    }
    const timed = this.#fixes.filter(({ time }) => time !== undefined);
    const hasTimes = timed.length > this.#fixes.length / 2;
    const fixes = hasTimes ? this.#inOrder(timed as Fix[]) : this.#spaced();
    return { fixes, hasTimes, notes: this.#listNotes() };
  }

  /** Positions without times, one second apart. */
  #spaced(): Fix[] {
    this.note('The file has no times. The positions are played one second apart.');
    return this.#fixes.map((fix, index) => ({ ...fix, time: index * 1000 }));
  }

  #inOrder(timed: readonly Fix[]): Fix[] {
    const missing = this.#fixes.length - timed.length;
    if (missing > 0) this.note(`${count(missing, 'position')} without a time were left out.`);
    const steps = timed.slice(1).map(({ time }, index) => time - timed[index]!.time);
    const isReversed = steps.length > 0 && steps.every((step) => step <= 0) && steps.some(Boolean);
    if (isReversed)
      this.note('The file starts with the newest position, so its order was reversed.');
    const ordered = isReversed ? timed.toReversed() : timed;
    return inMilliseconds(ordered, steps);
  }

  #listNotes(): string[] {
    const more = this.#skips - this.#skipped.length;
    const rest =
      more > 0 ? [`${count(more, 'further entry', 'further entries')} were skipped.`] : [];
    return [...this.#notes, ...this.#skipped, ...rest];
  }
}

/** Scales relative times, whose unit files do not tell, by the usual distance of positions. */
function inMilliseconds(fixes: readonly Fix[], steps: readonly number[]): Fix[] {
  if (fixes.some(({ time }) => time >= MAX_RELATIVE)) return [...fixes];
  const sorted = steps
    .map(Math.abs)
    .filter(Boolean)
    .toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const scale = median > 0 && median < MAX_STEP_SECONDS ? 1000 : 1;
  return fixes.map((fix) => ({ ...fix, time: fix.time * scale }));
}

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && value >= least && value <= most;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
