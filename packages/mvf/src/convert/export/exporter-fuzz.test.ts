import { seededRandom } from '@brand/geo';
import { expect, it } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { MvfError } from '../../mvf-error.ts';
import { sampleDocument } from './sample-document.fixture.ts';
import { toGeoJSON } from './to-geojson.ts';
import { toSVG } from './to-svg.ts';

const GARBAGE: readonly unknown[] = [
  null,
  undefined,
  '',
  '"><script>',
  '__proto__',
  0,
  -1,
  1e308,
  Number.NaN,
  Infinity,
  true,
  [],
  {},
  [[]],
  [null],
  { coordinates: 5 },
];

/** Puts garbage at a random place of a JSON value. */
function damage(value: unknown, random: () => number): void {
  let at = value as Record<string, unknown>;
  for (;;) {
    const keys = Object.keys(at).filter((key) => key !== 'extras');
    const key = keys[Math.floor(random() * keys.length)];
    if (key === undefined) return;
    const next = at[key];
    if (next && typeof next === 'object' && random() < 0.8) {
      at = next as Record<string, unknown>;
      continue;
    }
    at[key] = GARBAGE[Math.floor(random() * GARBAGE.length)];
    return;
  }
}

/** The plan, or nothing when the damage hit the id of the floor. */
function drawn(document: Mvf3Document): string {
  try {
    return toSVG(document, { floorId: 'f_ground' });
  } catch (error) {
    if (error instanceof MvfError && error.code === 'mvf/unknown-floor') return '';
    throw error;
  }
}

it('exports documents with garbage in them, 300 times', () => {
  const random = seededRandom(7);
  for (let round = 0; round < 300; round += 1) {
    const document = sampleDocument() as Mvf3Document & Record<string, unknown>;
    const count = 1 + Math.floor(random() * 4);
    for (let index = 0; index < count; index += 1) damage(document, random);
    toGeoJSON(document, { nodes: true });
    expect(drawn(document)).not.toMatch(/NaN|<script|\[object/);
  }
}, 30_000);
