import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';

/** A place in a sample that names a symbol of the SDK. */
export type SymbolUse = {
  /** Where it begins in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The symbol in the reference, such as `Camera.focusOn`. */
  readonly id: string;
};

/** What was found out about a sample. Guesses can be taken back. */
export class Findings {
  readonly #file: string;
  #problems: string[] = [];
  #resolved = 0;
  #uses: SymbolUse[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  get problems(): readonly string[] {
    return [...new Set(this.#problems)];
  }

  get resolved(): number {
    return this.#resolved;
  }

  /** Each place once, from the first to the last. */
  get uses(): readonly SymbolUse[] {
    const byPlace = new Map(this.#uses.map((use) => [use.start, use]));
    return [...byPlace.values()].toSorted((a, b) => a.start - b.start);
  }

  /** Something that does not hold, with what may have been meant. */
  report(node: Node, problem: string, near: readonly string[] = []): void {
    const hint = near.length > 0 ? ` Near: ${near.join(', ')}` : '';
    this.#problems.push(`${this.#file}:${node.startPosition.row + 1} ${problem}${hint}`);
  }

  reportMissing(node: Node, problem: string, name: string, names: Iterable<string>): void {
    this.report(node, problem, nearNames(name, names));
  }

  /** A name that was found; `id` where it is a symbol of the SDK. */
  resolve(node: Node, id?: string): void {
    this.#resolved += 1;
    if (id !== undefined) this.#uses.push({ start: node.startIndex, end: node.endIndex, id });
  }

  /** What a guess found, without keeping it. */
  guess<T>(find: () => T): { readonly value: T; readonly isClean: boolean } {
    const kept = [this.#problems, this.#resolved, this.#uses] as const;
    this.#problems = [];
    this.#uses = [];
    const value = find();
    const isClean = this.#problems.length === 0;
    [this.#problems, this.#resolved, this.#uses] = kept;
    return { value, isClean };
  }
}
