import { expect, test } from 'vitest';
import { compileVenue } from '../../src/dsl/compile-venue.ts';
import { source } from './index.ts';

test('has the places that samples name', () => {
  const keys = source.places.map(({ key }) => key);
  for (const key of ['reception', 'emergency', 'radiology', 'ward-2a', 'cafe']) {
    expect(keys).toContain(key);
  }
});

test('says every name and description in both of its languages', () => {
  const texts = [
    source.name,
    source.description,
    ...source.floors.map(({ options }) => options.name),
    ...source.connections.map((connection) => connection.texts?.name),
    ...[...source.places, ...source.categories, ...source.buildings].flatMap((entry) => [
      entry.texts.name,
      ...('description' in entry.texts ? [entry.texts.description] : []),
    ]),
  ];
  const languages = Object.keys(source.languages);
  const incomplete = texts.filter(
    (text) => typeof text !== 'object' || languages.some((language) => !text[language]),
  );
  expect(incomplete).toEqual([]);
});

test('brings every picture that it refers to, and no other', () => {
  const referred = JSON.stringify({ ...source, assets: undefined }).match(/assets\/[\w/-]+\.svg/g);
  expect([...new Set(referred)].toSorted()).toEqual(Object.keys(source.assets).toSorted());
});

test('defines a style for everything that names one', () => {
  const used = source.floors.flatMap(({ spaces, objects }) =>
    [...spaces, ...objects].flatMap(({ style }) => style ?? []),
  );
  const missing = [...new Set(used)].filter((style) => !(style in (source.styles ?? {})));
  expect(missing).toEqual([]);
});

test('compiles to floors and a half floor that elevators, stairs and a ramp join', () => {
  const draft = compileVenue(source);
  expect(draft.floors.map(({ key, elevation }) => [key, elevation])).toEqual([
    ['ground', 0],
    ['mezzanine', 0.5],
    ['first', 1],
    ['second', 2],
  ]);
  const stops = Object.fromEntries(
    draft.connections.map((connection) => [
      connection.key,
      [connection.type, ...connection.stops.map(({ floor }) => floor)],
    ]),
  );
  expect(stops).toMatchObject({
    'lift-main': ['elevator', 'ground', 'first', 'second'],
    'lift-hall': ['elevator', 'ground', 'first'],
    'ramp-library': ['ramp', 'ground', 'mezzanine'],
    'stair-library': ['stairs', 'ground', 'mezzanine'],
  });
});
