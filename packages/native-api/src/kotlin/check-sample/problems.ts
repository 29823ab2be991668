import type { Node } from 'web-tree-sitter';
import { nearNames } from '../../model/api-index.ts';

/** A reference to an SDK symbol in a sample. */
export type SymbolUse = {
  /** Start offset in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Reference id, such as `Camera.focusOn`. */
  readonly id: string;
};

/** Collects problems and resolved symbols of a sample. `guess` runs without recording any. */
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

  /** Deduplicated by start offset and sorted. */
  get uses(): readonly SymbolUse[] {
    const byPlace = new Map(this.#uses.map((use) => [use.start, use]));
    return [...byPlace.values()].toSorted((a, b) => a.start - b.start);
  }

  /** Records a problem, with similar names as a hint. */
  report(node: Node, problem: string, near: readonly string[] = []): void {
    const hint = near.length > 0 ? ` Near: ${near.join(', ')}` : '';
    this.#problems.push(`${this.#file}:${node.startPosition.row + 1} ${problem}${hint}`);
  }

  reportMissing(node: Node, problem: string, name: string, names: Iterable<string>): void {
    this.report(node, problem, nearNames(name, names));
  }

  /** Records a resolved name; `id` is set for SDK symbols. */
  resolve(node: Node, id?: string): void {
    this.#resolved += 1;
    if (id !== undefined) this.#uses.push({ start: node.startIndex, end: node.endIndex, id });
  }

  /** Runs `find` and discards the problems and uses that it recorded. */
  guess<T>(find: () => T): { readonly value: T; readonly isClean: boolean } {
    const snapshot = [this.#problems, this.#resolved, this.#uses] as const;
    this.#problems = [];
    this.#uses = [];
    const value = find();
    const isClean = this.#problems.length === 0;
    [this.#problems, this.#resolved, this.#uses] = snapshot;
    return { value, isClean };
  }
}
