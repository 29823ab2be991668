import type { Topic } from './rules.ts';

/** What happened at a place: a change that was applied, or one that a person has to make. */
export type Trace = {
  readonly kind: 'change' | 'mark';
  readonly topic: Topic;
  /** The old name, such as `MapView.colorPolygon`. */
  readonly name: string;
  readonly message?: string;
  /** Line in the old file, from 1. */
  readonly line: number;
};

/** Characters of the private area, which code does not contain. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const TRACES = /\uE000(\d+)\uE001/g;
const PLACE = '\uE003';
const PLACES = /\uE003(\d+)\uE003/g;
/** In place of a statement that is deleted, with its line. */
export const DELETED = '\uE004';
const DELETED_LINES = /^[ \t]*\uE004[ \t]*(?:\r?\n|$)/gm;

/** Where a trace is, by its number. */
export function writeTrace(index: number): string {
  return `${OPEN}${index}${CLOSE}`;
}

/** A place for lines that are only known later. */
export function writePlace(index: number): string {
  return `${PLACE}${index}${PLACE}`;
}

export function readPlaces(text: string, linesOf: (index: number) => string): string {
  return text.replaceAll(PLACES, (_, index: string) => linesOf(Number(index)));
}

export function deleteStatements(text: string): string {
  return text.replaceAll(DELETED_LINES, '').replaceAll(DELETED, '');
}

/** Text without the places of traces. */
export function withoutTraces(text: string): string {
  return text.replaceAll(TRACES, '').replaceAll(PLACES, '');
}

/** The text, and the position of each trace in it. */
export function takeTraces(marked: string): {
  text: string;
  positions: ReadonlyMap<number, number>;
} {
  const positions = new Map<number, number>();
  let removed = 0;
  const text = marked.replaceAll(TRACES, (found: string, index: string, offset: number) => {
    positions.set(Number(index), offset - removed);
    removed += found.length;
    return '';
  });
  return { text, positions };
}
