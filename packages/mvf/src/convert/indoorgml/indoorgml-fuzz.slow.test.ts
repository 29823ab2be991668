import { seededRandom } from '@brand/geo';
import { expect, it } from 'vitest';
import { MvfError } from '../../mvf-error.ts';
import { toGeoJSON } from '../export/to-geojson.ts';
import { fromIndoorGML } from './from-indoorgml.ts';
import { houseXml } from './sample-house.fixture.ts';

const WORDS: readonly string[] = [
  '',
  ' ',
  '"',
  ...'0 -1 1e308 NaN 99999999 #S1 #C1 # < > & /> gml:pos </gml:pos> core:State core:CellSpace'.split(
    ' ',
  ),
  ...'storey=9 usage=door EPSG:4326 srsDimension="2" gml:id="C1" Geometry2D'.split(' '),
  'srsName="urn:ogc:def:crs:EPSG::4326"',
];

/** The text with one to four changes: a word put in, a piece cut out, doubled or swapped. */
function mutate(text: string, random: () => number): string {
  let changed = text;
  const count = 1 + Math.floor(random() * 4);
  for (let index = 0; index < count; index += 1) {
    const at = Math.floor(random() * changed.length);
    const length = Math.floor(random() ** 3 * 200);
    const piece = changed.slice(at, at + length);
    const word = WORDS[Math.floor(random() * WORDS.length)]!;
    // Changing text between tags keeps the file well-formed, so that it gets past the parser.
    const number = /-?\d+(\.\d+)?/.exec(changed.slice(at));
    const choice = random();
    if (choice < 0.45 && number) {
      const from = at + number.index;
      changed =
        changed.slice(0, from) +
        word.replace(/[<>&"]/g, '') +
        changed.slice(from + number[0].length);
    } else if (choice < 0.6) changed = changed.slice(0, at) + word + changed.slice(at);
    else if (choice < 0.75) changed = changed.slice(0, at) + changed.slice(at + length);
    else if (choice < 0.9) changed = changed.slice(0, at) + piece + changed.slice(at);
    else
      changed =
        changed.slice(0, at) + [...piece].toReversed().join('') + changed.slice(at + length);
  }
  return changed;
}

/** The outcome for a text: a document, or the code of the error. */
function outcome(text: string): string {
  try {
    const { document } = fromIndoorGML(text, { time: '2025-06-01T12:00:00.000Z' });
    JSON.stringify(toGeoJSON(document, { nodes: true }));
    return 'document';
  } catch (error) {
    if (error instanceof MvfError) return error.code;
    throw error;
  }
}

it('imports 500 damaged files or rejects them with an MvfError', () => {
  const random = seededRandom(11);
  const original = houseXml();
  const outcomes = new Map<string, number>();
  for (let round = 0; round < 500; round += 1) {
    const result = outcome(mutate(original, random));
    outcomes.set(result, (outcomes.get(result) ?? 0) + 1);
  }
  expect([...outcomes.keys()].toSorted()).toEqual(
    expect.arrayContaining(['document', 'mvf/bad-xml']),
  );
  expect(outcomes.get('document')).toBeGreaterThan(100);
}, 60_000);
