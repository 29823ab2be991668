import { distanceMetres, type LngLat } from '@brand/geo';
import { type Mvf3Document, readBundle, writeFiles } from '@brand/mvf';
import { moveVenue } from '@brand/mvf/convert';
import { describe, expect, test } from 'vitest';
import { readBuiltVenue } from './built-venue.fixture.ts';
import { VENUES } from './venue-list.ts';

const MOVE = { anchor: [-73.98, 40.75], rotation: 12 } as const;

async function readVenue(slug: string): Promise<Mvf3Document> {
  const bundle = await readBundle(await readBuiltVenue(slug));
  if (bundle.version !== 3) throw new Error(`${slug} is of version ${bundle.version}.`);
  return bundle.load();
}

/** Every two numbers that begin a list, in any JSON file: what could be a position. */
function numberPairs(document: Mvf3Document): LngLat[] {
  const pairs: LngLat[] = [];
  visitValues(document, (value) => {
    if (!Array.isArray(value)) return;
    const [first, second]: unknown[] = value;
    if (typeof first === 'number' && typeof second === 'number') pairs.push([first, second]);
  });
  return pairs;
}

/** Numbers anywhere that are as precise as a coordinate and could be one near the position. */
function coordinatesNear(document: Mvf3Document, position: LngLat): number[] {
  const numbers: number[] = [];
  visitValues(document, (value) => {
    if (typeof value !== 'number' || Number.isInteger(value * 1000)) return;
    if (position.some((degrees) => Math.abs(degrees - value) < 0.1)) numbers.push(value);
  });
  return numbers;
}

function visitValues(document: Mvf3Document, visit: (value: unknown) => void): void {
  const walk = (value: unknown): void => {
    visit(value);
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  for (const [path, bytes] of writeFiles(document)) {
    if (path.endsWith('json')) walk(JSON.parse(new TextDecoder().decode(bytes)));
  }
}

/** The document as text, without what a move changes. */
function formatUnmoved(document: Mvf3Document): string {
  return JSON.stringify({ ...document, extras: undefined }, (key, value: unknown) =>
    ['coordinates', 'rotation', 'naturalBearing'].includes(key) ? null : value,
  );
}

describe.each(VENUES.map(({ slug }) => slug))('moveVenue with %s', (slug) => {
  test('moves every position of every file and keeps distances to the millimetre', async () => {
    const document = await readVenue(slug);
    const { document: moved } = moveVenue(document, MOVE);
    const [longitude = 0, latitude = 0] = document.manifest.features[0]!.geometry.coordinates;
    const center: LngLat = [longitude, latitude];
    expect(coordinatesNear(document, center).length).toBeGreaterThan(1000);
    expect(coordinatesNear(moved, center)).toEqual([]);

    const [before, after] = [numberPairs(document), numberPairs(moved)];
    const there = [...before.keys()].filter((at) => distanceMetres(before[at]!, center) < 5000);
    for (const [order, index] of there.entries()) {
      for (const other of [there[0]!, there[Math.max(0, order - 1)]!]) {
        const metres = distanceMetres(before[index]!, before[other]!);
        const movedMetres = distanceMetres(after[index]!, after[other]!);
        if (Math.abs(metres - movedMetres) < 0.001) continue;
        throw new Error(`${before[index]!.join(', ')}: ${metres} m became ${movedMetres} m`);
      }
    }
  });

  test('changes nothing but positions and turns', async () => {
    const document = await readVenue(slug);
    const { document: moved } = moveVenue(document, MOVE);
    expect(formatUnmoved(moved)).toBe(formatUnmoved(document));
    expect(moved.extras).toBe(document.extras);
  });
});
