import { seededRandom } from '@brand/geo';
import { describe, expect, it } from 'vitest';
import { type EdgeTable, EdgeList, reverseEdges } from './edge-table.ts';
import { reachableFrom } from './reachable-from.ts';
import { stronglyConnectedComponents } from './strongly-connected-components.ts';
import { weaklyConnectedComponents } from './weakly-connected-components.ts';

const VERTICES = 40;

function randomTable(seed: number, edgeCount: number): EdgeTable {
  const random = seededRandom(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  const edges = new EdgeList(1);
  for (let edge = 0; edge < edgeCount; edge++)
    edges.add(pick(VERTICES), pick(VERTICES), 1, [pick(4)]);
  return edges.pack(VERTICES);
}

const MASK = Uint32Array.of(1);

describe('components', () => {
  it.each([1, 2, 3, 4, 5])('contain vertices that reach each other, seed %i', (seed) => {
    const table = randomTable(seed, 60);
    for (const mask of [undefined, MASK]) {
      const { of, count } = stronglyConnectedComponents(table, mask);
      expect(new Set(of).size).toBe(count);
      const reach = Array.from({ length: VERTICES }, (_, vertex) =>
        reachableFrom(table, [vertex], mask),
      );
      for (let a = 0; a < VERTICES; a++) {
        for (let b = 0; b < VERTICES; b++) {
          expect(of[a] === of[b]).toBe(reach[a]![b] === 1 && reach[b]![a] === 1);
        }
      }
    }
  });

  it.each([1, 2, 3])('ignore the direction of edges when weak, seed %i', (seed) => {
    const table = randomTable(seed, 30);
    const both = new EdgeList(1);
    for (const one of [table, reverseEdges(table)]) {
      for (let vertex = 0; vertex < VERTICES; vertex++) {
        for (let edge = one.firstEdge[vertex]!; edge < one.firstEdge[vertex + 1]!; edge++) {
          both.add(vertex, one.edgeTarget[edge]!, 1, [one.edgeFlags[edge]!]);
        }
      }
    }
    for (const mask of [undefined, MASK]) {
      const weak = weaklyConnectedComponents(table, mask);
      const strong = stronglyConnectedComponents(both.pack(VERTICES), mask);
      expect(weak.count).toBe(strong.count);
      for (let a = 0; a < VERTICES; a++) {
        for (let b = 0; b < VERTICES; b++) {
          expect(weak.of[a] === weak.of[b]).toBe(strong.of[a] === strong.of[b]);
        }
      }
    }
  });

  it('do not exhaust the call stack in a corridor of 200,000 nodes', () => {
    const edges = new EdgeList(1);
    const count = 200_000;
    for (let vertex = 0; vertex < count; vertex++) edges.add(vertex, (vertex + 1) % count, 1, [1]);
    const table = edges.pack(count);
    expect(stronglyConnectedComponents(table).count).toBe(1);
    expect(weaklyConnectedComponents(table).count).toBe(1);
  });
});
