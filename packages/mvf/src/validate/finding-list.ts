import type { MvfVersion } from '../bundle/document.ts';
import type { Severity } from './codes/code-info.ts';
import type { Finding } from './finding.ts';
import { docsPath, FINDING_CODES, type FindingCode } from './finding-codes.ts';
import { jsonPointer, type ValuePath } from './json-pointer.ts';

/** Findings kept per code and file, to bound memory. */
const MAX_FINDINGS_PER_CODE = 100;

export type Place = { readonly file: string; readonly path: ValuePath };

/** The report of a rule, from which the list builds the message. */
export type Report = Place & {
  readonly code: FindingCode;
  /** Follows "expected". */
  readonly expected: string;
  /** Follows "found". */
  readonly found: string;
};

/** Collects findings. If one code floods a file, further ones are only counted. */
export class FindingList {
  /**
   * Version that determines the documentation of findings. It may be set once the version is known.
   */
  version: MvfVersion;
  readonly #findings: Finding[] = [];
  readonly #seen = new Map<string, number>();

  constructor(version: MvfVersion) {
    this.version = version;
  }

  report({ code, file, path, expected, found }: Report): void {
    if (!this.#admit(code, file)) return;
    const pointer = jsonPointer(path);
    const where = pointer === '' ? file : `${file} ${pointer}`;
    this.#push(code, { file, pointer, message: `${where}: expected ${expected}, found ${found}.` });
  }

  /** Adds a finding whose message is complete. */
  reportMessage(code: FindingCode, file: string, message: string): void {
    if (this.#admit(code, file)) this.#push(code, { file, pointer: '', message });
  }

  /** Returns all findings in order, followed by the counts of omitted ones. */
  finish(): readonly Finding[] {
    for (const [key, count] of this.#seen) {
      const more = count - MAX_FINDINGS_PER_CODE;
      if (more <= 0) continue;
      const code = key.slice(0, key.indexOf(' ')) as FindingCode;
      const file = key.slice(key.indexOf(' ') + 1);
      const message = `${file}: ${more} more findings with the code ${code} are left out.`;
      this.#push(code, { file, pointer: '', message, more });
    }
    this.#seen.clear();
    return this.#findings;
  }

  /** Counts a finding, and returns whether it is within the limit. */
  #admit(code: FindingCode, file: string): boolean {
    const key = `${code} ${file}`;
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    return count <= MAX_FINDINGS_PER_CODE;
  }

  #push(
    code: FindingCode,
    part: Pick<Finding, 'file' | 'pointer' | 'message'> & { more?: number },
  ): void {
    const { severity, fix } = FINDING_CODES[code];
    this.#findings.push({ code, severity, ...part, fix, docs: docsPath(code, this.version) });
  }
}

/** Returns the number of findings of each severity, including those that are not listed. */
export function countFindings(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity, more = 1 } of findings) counts[severity] += more;
  return counts;
}
