import { type SeededRandom, seededRandom } from '@brand/geo';
import { describe, expect, test } from 'vitest';
import { MvfError } from '../../mvf-error.ts';
import { fromOSM } from './from-osm.ts';
import { box, collection, line, place, point, twoRooms } from './osm.fixture.ts';

const time = '2026-01-01T00:00:00.000Z';
const RUNS = 500;

const steps = [
  [3, 2],
  [8, 2],
] as const;
const VENUE = collection(
  box('way/100', [-1, -1, 25, 11], { building: 'yes', name: 'House', 'addr:city': 'X' }),
  ...twoRooms('0-1'),
  point('node/1', [5, 4], { door: 'yes', level: '0', repeat_on: '1', width: '1.2' }),
  point('node/3', [15, 7], { shop: 'books', level: '0', opening_hours: 'Mo-Fr 9-17' }),
  box('way/5', [20, 0, 24, 4], { indoor: 'room', stairs: 'yes', level: '0-1' }),
  line('way/6', steps, { highway: 'steps', conveying: 'forward', level: '0;1', incline: 'up' }),
  line('way/7', steps, { highway: 'footway', level: '1' }),
  line(
    'way/8',
    [
      [20, 2],
      [40, 2],
    ],
    { highway: 'footway', level: '0' },
  ),
  point('node/5', [21, 1], { level: '0.5' }),
  point('node/6', [22, 1], { level: '0.5' }),
);

const xmlNode = (id: number, at: readonly [number, number]): string => {
  const [lon, lat] = place(at);
  return `<node id="${id}" lon="${lon}" lat="${lat}"/>`;
};
const XML = `<?xml version="1.0"?><osm>${xmlNode(1, [0, 0])}${xmlNode(2, [9, 0])}${xmlNode(3, [9, 9])}${xmlNode(4, [0, 9])}
<way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/></way><way id="2"><nd ref="3"/><nd ref="4"/><nd ref="1"/></way>
<way id="3"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/><tag k="indoor" v="corridor"/><tag k="level" v="1;2"/></way>
<relation id="1"><member type="way" ref="1" role="outer"/><member type="way" ref="2" role="outer"/>
<tag k="type" v="multipolygon"/><tag k="indoor" v="room"/><tag k="level" v="0"/></relation></osm>`;

const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  Number.NaN,
  '',
  'yes',
  '0-99999',
  '-2--1;x',
  [],
  {},
  [[]],
  [180, 90],
  true,
  '__proto__',
  'constructor',
];

/** Replaces, removes or repeats something at a random place of a tree. */
function mutate(value: unknown, random: SeededRandom): unknown {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  if (typeof value !== 'object' || value === null || random() < 0.08) return pick(ODD);
  if (Array.isArray(value)) {
    if (value.length === 0) return [pick(ODD)];
    const at = Math.floor(random() * value.length);
    if (random() < 0.1) return value.toSpliced(at, 1);
    if (random() < 0.1) return [...value, value[at]];
    return value.with(at, mutate(value[at], random));
  }
  const key = pick(Object.keys(value));
  if (key === undefined) return pick(ODD);
  const record = value as Record<string, unknown>;
  if (random() < 0.05) return { ...record, [String(pick(ODD))]: pick(ODD) };
  return { ...record, [key]: mutate(record[key], random) };
}

function mutateText(text: string, random: SeededRandom): string {
  const at = Math.floor(random() * text.length);
  const length = Math.floor(random() * 12);
  const pieces = ['', '<', '>', '"', '&', '{', ']', '0', '\u0000', '\uD800', '-', 'NaN', '<!--'];
  const piece = pieces[Math.floor(random() * pieces.length)]!;
  return text.slice(0, at) + piece + text.slice(at + length);
}

/** Replaces the value of an attribute, so that the text stays XML. */
function mutateValue(text: string, random: SeededRandom): string {
  const values = [...text.matchAll(/"([^"]*)"/g)];
  const { index, 0: found } = values[Math.floor(random() * values.length)]!;
  const odd = String(ODD[Math.floor(random() * ODD.length)]);
  return `${text.slice(0, index)}"${odd}"${text.slice(index + found.length)}`;
}

/** The first thrown value that is not an `MvfError`, and how often anything was thrown. */
function run(
  make: (random: SeededRandom) => Parameters<typeof fromOSM>[0],
  runs = RUNS,
): {
  readonly surprise: unknown;
  readonly converted: number;
} {
  let converted = 0;
  for (let seed = 1; seed <= runs; seed += 1) {
    const source = make(seededRandom(seed));
    try {
      fromOSM(source, { time });
      converted += 1;
    } catch (error) {
      if (!(error instanceof MvfError)) return { surprise: { seed, error, source }, converted };
    }
  }
  return { surprise: undefined, converted };
}

describe('fromOSM on mutated data', () => {
  test('throws only MvfError on GeoJSON', () => {
    const { surprise, converted } = run((random) => {
      let source: unknown = VENUE;
      for (let count = 1 + Math.floor(random() * 6); count > 0; count -= 1) {
        source = mutate(source, random);
      }
      return source as Record<string, unknown>;
    });
    expect(surprise).toBeUndefined();
    expect(converted).toBeGreaterThan(RUNS / 5);
  }, 120_000);

  test('throws only MvfError on JSON text', () => {
    const text = JSON.stringify(VENUE);
    const { surprise } = run((random) => mutateText(text, random), RUNS / 2);
    expect(surprise).toBeUndefined();
  }, 120_000);

  test('throws only MvfError on XML text', () => {
    const { surprise, converted } = run((random) =>
      random() < 0.5 ? mutateText(XML, random) : mutateValue(mutateValue(XML, random), random),
    );
    expect(surprise).toBeUndefined();
    expect(converted).toBeGreaterThan(RUNS / 10);
  }, 120_000);
});
