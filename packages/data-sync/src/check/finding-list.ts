import { FEED_CODES, type FeedCode, type FeedFinding, type ValuePath } from './finding.ts';

/** Number of findings listed per code. Further findings are only counted. */
const MAX_FINDINGS_PER_CODE = 50;

/** A finding with its path, before its line is determined. */
export type LocatedFinding = FeedFinding & { readonly valuePath: ValuePath };

/** Collects findings, and only counts them beyond the limit per code. */
export class FindingList {
  readonly #found: LocatedFinding[] = [];
  readonly #counts = new Map<FeedCode, number>();
  readonly #broken = new Set<number>();
  #isRefused = false;
  #records: readonly unknown[] = [];

  /** Records by index, so that findings can name the record they are in. */
  set records(records: readonly unknown[]) {
    this.#records = records;
  }

  add(code: FeedCode, valuePath: ValuePath, message: string, fix?: string): void {
    const { severity, title, fix: usualFix } = FEED_CODES[code];
    const index = recordIndex(valuePath);
    if (severity === 'error') {
      if (index === undefined) this.#isRefused = true;
      else this.#broken.add(index);
    }
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count > MAX_FINDINGS_PER_CODE) return;
    const record = index === undefined ? undefined : externalIdOf(this.#records[index]);
    this.#found.push({
      code,
      severity,
      title,
      path: pathText(valuePath),
      ...(record !== undefined && { record }),
      message,
      fix: fix ?? usualFix,
      valuePath,
    });
  }

  /** Whether a record has an error and is skipped. */
  isBroken(index: number): boolean {
    return this.#broken.has(index);
  }

  /** Whether the document itself has an error, so none of it is used. */
  get isRejected(): boolean {
    return this.#isRefused;
  }

  get found(): readonly LocatedFinding[] {
    return this.#found;
  }

  /** Number of findings per code, including unlisted ones. */
  get counts(): Readonly<Partial<Record<FeedCode, number>>> {
    return Object.fromEntries(this.#counts);
  }
}

function recordIndex([first, second]: ValuePath): number | undefined {
  return first === 'items' && typeof second === 'number' ? second : undefined;
}

/** External id of an unvalidated record. */
export function externalIdOf(record: unknown): string | undefined {
  const id = (record as { externalId?: unknown } | null | undefined)?.externalId;
  return typeof id === 'string' ? id.slice(0, 128) : undefined;
}

function pathText(path: ValuePath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    const isPlain = /^[A-Za-z_][\w-]{0,80}$/.test(step);
    if (!isPlain) return `${text}[${JSON.stringify(step.slice(0, 80))}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
