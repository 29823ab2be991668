import { join } from 'node:path';
import { checkReference, typeToString, type ReferenceSymbol } from '@brand/reference';
import { beforeAll, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import type { OwnExample } from '../sdk/own-examples.ts';
import { splitFirstSentence } from './comment-text.ts';
import { type MadeReference, makeReference, type ReferenceFacts } from './make-reference.ts';
import { readTypedoc } from './read-typedoc.ts';
import { unitOf } from '@brand/reference/unit-of';

const entries = [
  {
    name: 'index',
    subpath: '.',
    source: join(import.meta.dirname, 'make-reference.fixture.ts'),
  },
];

const FACTS: ReferenceFacts = {
  sdk: 'paths',
  version: '6.0',
  release: '6.0.0',
  title: 'Paths 6.0',
  packageName: '@brand/paths',
  entries,
  moduleSummaries: { index: 'Draws paths.' },
};

let made: MadeReference;
beforeAll(async () => {
  made = makeReference(await readTypedoc(entries), FACTS, brand);
});

function find(id: string): ReferenceSymbol {
  const symbol = made.reference.symbols.find((one) => one.id === id);
  if (!symbol) throw new Error(`There is no ${id}.`);
  return symbol;
}
function ids(parent: string): string[] {
  return made.reference.symbols.filter((one) => one.parent === parent).map(({ id }) => id);
}

describe('members in a reference', () => {
  test('form a valid reference under the published name', () => {
    expect(checkReference(made.reference)).toEqual([]);
    expect(made.reference.modules).toEqual([
      { id: 'index', importName: `@${brand.slug}/paths`, summary: 'Draws paths.' },
    ]);
  });

  test('include all fields of composed options, with origin, default and unit', () => {
    expect(ids('PathOptions')).toEqual([
      'PathOptions.duration',
      'PathOptions.bearingDegrees',
      'PathOptions.count',
      'PathOptions.mode',
      'PathOptions.visible',
      'PathOptions.altitude',
    ]);
    expect(find('PathOptions')).not.toHaveProperty('type');
    expect(find('PathOptions.altitude')).toMatchObject({
      inheritedFrom: 'Look.altitude',
      isOptional: true,
      defaultValue: '0.3',
      unit: 'metres',
      type: ['number'],
    });
    expect(find('PathOptions.duration')).toMatchObject({
      defaultValue: '400',
      unit: 'milliseconds',
    });
    expect(find('PathOptions.bearingDegrees').unit).toBe('degrees');
    expect(find('PathOptions.count')).not.toHaveProperty('unit');
    expect(typeToString(find('PathOptions.mode').type!)).toBe("'first' | 'second' | string");
  });

  test('include the fields of mapped types and of variants', () => {
    expect(find('LookChange.visible')).toMatchObject({
      type: ["boolean | 'default'"],
      isOptional: true,
      inheritedFrom: 'Look.visible',
    });
    expect(ids('Source')).toEqual(['Source.venueId', 'Source.key', 'Source.bundle']);
    expect(find('Source').type).toEqual([
      '{ venueId: string; key?: string } | { bundle: Uint8Array }',
    ]);
  });

  test('include the fields of a type that is sent across a bridge, as they arrive', () => {
    expect(ids('SentWish')).toEqual([
      'SentWish.times',
      'SentWish.seconds',
      'SentWish.text',
      'SentWish.target',
    ]);
    expect(find('SentWish.seconds')).toMatchObject({
      type: ['number'],
      isOptional: true,
      inheritedFrom: 'Wish.seconds',
    });
    expect(find('SentWish.text').type).toEqual([['Colour', 'Colour']]);
    expect(find('SentWish.text')).not.toHaveProperty('isOptional');
    expect(typeToString(find('SentWish.target').type!)).toBe(
      'Sent<Thing> | Sent<Date> | readonly [number, number]',
    );
  });

  test('become events if they are fields of an event table', () => {
    expect(find('MapEvents.click').kind).toBe('event');
    expect(find('MapEvents.click.x')).toMatchObject({ kind: 'property', unit: 'CSS pixels' });
    expect(find('MapEvents.map-remove').type).toEqual(['{}']);
  });

  test('include inherited ones with their origin, without internals', () => {
    expect(find('Path.name')).toMatchObject({
      inheritedFrom: 'Thing.name',
      isReadonly: true,
      summary: 'Its name.',
    });
    expect(find('Path').bases).toEqual([[['Thing', 'Thing']]]);
    expect(ids('Thing')).not.toContain('Thing.secret');
  });
});

describe('texts and types in a reference', () => {
  test('come from comments', () => {
    expect(find('Path')).toMatchObject({
      summary: 'A path.',
      details: 'It goes on floors, such as `a. B`, and further.\n\nPaths are cheap.',
      since: '6.1',
      changed: [
        { version: '6.10', text: 'Takes more. See [`Path.draw`](ref:Path.draw).' },
        { version: '6.2', text: 'Takes options.' },
      ],
      examples: ['const path = new Path();'],
    });
    expect(find('Path.draw').deprecated).toBe('Use [`Look`](ref:Look) instead.');
  });

  test('link the types of signatures', () => {
    expect(find('Path.draw').signatures).toEqual([
      {
        parameters: [
          {
            name: 'options',
            type: [['PathOptions', 'PathOptions']],
            summary: 'how',
            defaultValue: '{}',
            isOptional: true,
          },
          { name: 'more', type: ['{ again?: boolean }'], defaultValue: '{}', isOptional: true },
        ],
        returns: ['Promise<', ['Path', 'Path'], ' | undefined>'],
        returnsSummary: 'when it is drawn',
        throws: 'When it is gone.',
      },
    ]);
    expect(find('Path.draw.more.again')).toMatchObject({
      parent: 'Path.draw',
      defaultValue: 'false',
    });
    expect(find('Path.on').signatures![0]!.typeParameters).toEqual([
      { name: 'K', constraint: ['keyof ', ['MapEvents', 'MapEvents']] },
    ]);
  });

  test('distinguish errors from other classes, without their constructors', () => {
    expect(find('PathError').kind).toBe('error');
    expect(ids('PathError')).toEqual(['PathError.code']);
  });

  test('break long unions into a line per part', () => {
    expect(typeToString(find('Colour').type!).split('\n')).toHaveLength(6);
  });

  test('list unexported types without a link', () => {
    expect(made.unexported).toEqual(['@brand/tools Hidden, in Path.on']);
    expect(find('Path.on').signatures![0]!.returns).toEqual(['Hidden']);
  });
});

describe('examples of another package', () => {
  const example = { id: 'Path', fileName: 'paths.md', line: 3, codes: ['await path.draw();'] };

  test('yield to those of the package', async () => {
    const project = await readTypedoc(entries, '@brand/other');
    const examplesOf = (facts: ReferenceFacts): unknown =>
      makeReference(project, facts, brand).reference.symbols.find(({ id }) => id === 'Path')!
        .examples;
    expect(examplesOf(FACTS)).toBeUndefined();
    expect(examplesOf({ ...FACTS, ownExamples: [example] })).toEqual(['await path.draw();']);
  });

  test('cannot be replaced twice, nor for a symbol that is not there', async () => {
    const project = await readTypedoc(entries);
    const make = (...ownExamples: OwnExample[]): unknown =>
      makeReference(project, { ...FACTS, ownExamples }, brand);
    expect(() => make({ ...example, id: 'Way' })).toThrow('paths.md:3 Way: the reference has no');
    expect(() => make(example, { ...example, line: 9 })).toThrow('paths.md:3 Path: it stands');
  });
});

describe('splitFirstSentence', () => {
  test.each([
    ['One. Two.', 'One.', 'Two.'],
    ['A file `a. B` is it. More.', 'A file `a. B` is it.', 'More.'],
    ['From 0.5 to 1. Then.', 'From 0.5 to 1.', 'Then.'],
    ['No end', 'No end', ''],
    ['First\n\nSecond.', 'First', 'Second.'],
  ])('splits %j', (text, first, rest) => {
    expect(splitFirstSentence(text)).toEqual([first, rest]);
  });
});

describe('unitOf', () => {
  test.each([
    ['bearingDegrees', '', 'degrees'],
    ['minWidthPixels', 'Never thinner.', 'CSS pixels'],
    ['metresPerPixel', '', 'metres per CSS pixel'],
    ['width', 'Width in CSS pixels.', 'CSS pixels'],
    ['width', 'Metres, also of the border.', 'metres'],
    ['speed', 'How fast, in metres per second.', 'metres per second'],
    ['duration', 'How long.', 'milliseconds'],
    ['height', 'Of the top.', 'metres'],
    ['opacity', '0 to 1.', undefined],
    ['x', 'To the east in metres; on a screen to the right in CSS pixels.', undefined],
    ['radius', 'Distance in metres. Kept in metres on every zoom level.', 'metres'],
    ['elevation', 'Order of the floor: 0 is ground.', undefined],
    ['pixelRatio', 'Pixels for a CSS pixel.', undefined],
  ])('derives the unit of %s, "%s"', (name, text, unit) => {
    expect(unitOf(name, text)).toBe(unit);
  });
});
