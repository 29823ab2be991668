import type { Filter } from './filters.ts';
import { facetValuesOf, type StoredObject, valueAt } from './values.ts';

/** One byte per object: 1 if it passes a filter. */
export type Mask = Uint8Array;

type ValueLists = {
  /** Objects by value in lower case. */
  readonly byValue: ReadonlyMap<string, Uint32Array>;
  /** Values of each object in their original spelling. */
  readonly ofObject: readonly (readonly string[])[];
  /** Group number of each object: equal if their first values are equal. */
  readonly groups: Uint32Array;
  /** Scratch memory, all zero between queries: how many objects of each group were kept. */
  readonly counts: Uint32Array;
};

/** Facet values of objects by attribute, computed lazily. */
export class Facets {
  readonly #objects: readonly StoredObject[];
  readonly #lists = new Map<string, ValueLists>();

  constructor(objects: readonly StoredObject[]) {
    this.#objects = objects;
  }

  /** The objects that pass a filter. */
  maskOf(filter: Filter): Mask {
    switch (filter.kind) {
      case 'facet':
        return this.#maskOfValue(filter.attribute, filter.value);
      case 'number':
        return this.#maskOfNumbers(filter);
      case 'not':
        return this.maskOf(filter.filter).map((isIn) => 1 - isIn);
      case 'and':
        return combine(
          filter.filters.map((part) => this.maskOf(part)),
          new Uint8Array(this.#objects.length).fill(1),
          (a, b) => a & b,
        );
      case 'or':
        return combine(
          filter.filters.map((part) => this.maskOf(part)),
          new Uint8Array(this.#objects.length),
          (a, b) => a | b,
        );
    }
  }

  /** Counts the values of some objects, most frequent first. */
  count(attribute: string, documents: Uint32Array, limit: number): Record<string, number> {
    const { ofObject } = this.#listsOf(attribute);
    const counts = new Map<string, number>();
    for (const document of documents) {
      for (const value of ofObject[document] ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const sorted = [...counts].toSorted(
      ([oneName, one], [otherName, other]) => other - one || (oneName < otherName ? -1 : 1),
    );
    return Object.fromEntries(sorted.slice(0, limit));
  }

  /** Keeps the first `most` documents of each value, and all without a value. */
  keepDistinct(attribute: string, documents: Uint32Array, most: number): Uint32Array {
    const { groups, counts } = this.#listsOf(attribute);
    const kept = new Uint32Array(documents.length);
    let size = 0;
    for (let at = 0; at < documents.length; at += 1) {
      const document = documents[at] as number;
      const group = groups[document] as number;
      if (group !== NO_GROUP && (counts[group] as number) >= most) continue;
      counts[group] = (counts[group] as number) + 1;
      kept[size] = document;
      size += 1;
    }
    for (let at = 0; at < size; at += 1) counts[groups[kept[at] as number] as number] = 0;
    return kept.subarray(0, size);
  }

  #maskOfValue(attribute: string, value: string): Mask {
    const mask = new Uint8Array(this.#objects.length);
    const found = this.#listsOf(attribute).byValue.get(value.toLowerCase()) ?? [];
    for (const document of found) mask[document] = 1;
    return mask;
  }

  #maskOfNumbers({ attribute, low, high, isOpen }: Filter & { kind: 'number' }): Mask {
    const isWithin = (one: unknown): boolean =>
      typeof one === 'number' && (isOpen ? one > low && one < high : one >= low && one <= high);
    return Uint8Array.from(this.#objects, (object) => {
      const value = valueAt(object, attribute);
      return (Array.isArray(value) ? value.some(isWithin) : isWithin(value)) ? 1 : 0;
    });
  }

  #listsOf(attribute: string): ValueLists {
    const known = this.#lists.get(attribute);
    if (known) return known;
    const ofObject = this.#objects.map((object) => facetValuesOf(object, attribute));
    const byValue = new Map<string, number[]>();
    for (const [document, values] of ofObject.entries()) {
      for (const value of values) {
        const name = value.toLowerCase();
        const list = byValue.get(name) ?? [];
        list.push(document);
        byValue.set(name, list);
      }
    }
    const lists = {
      ofObject,
      groups: groupByFirst(ofObject),
      counts: new Uint32Array(ofObject.length + 1),
      byValue: new Map([...byValue].map(([name, list]) => [name, Uint32Array.from(list)])),
    };
    // Unknown attributes are not cached, because clients may request any name.
    if (byValue.size > 0) this.#lists.set(attribute, lists);
    return lists;
  }
}

/** Group of objects without a value, which are never merged. */
const NO_GROUP = 0;

function groupByFirst(values: ValueLists['ofObject']): Uint32Array {
  const groups = new Map<string, number>();
  return Uint32Array.from(values, ([first]) => {
    if (first === undefined) return NO_GROUP;
    const group = groups.get(first) ?? groups.size + 1;
    groups.set(first, group);
    return group;
  });
}

function combine(
  masks: readonly Mask[],
  start: Mask,
  operator: (one: number, other: number) => number,
): Mask {
  for (const mask of masks) {
    for (let at = 0; at < start.length; at += 1) {
      start[at] = operator(start[at] ?? 0, mask[at] ?? 0);
    }
  }
  return start;
}
