import { expect, test } from 'vitest';
import { compileVenue } from '../../src/dsl/compile-venue.ts';
import { source } from './index.ts';

test('has the places that samples name', () => {
  const keys = source.places.map(({ key }) => key);
  for (const key of [
    'bakery',
    'cinema',
    'information',
    'supermarket',
    'bookshop',
    'toilets-ground',
  ]) {
    expect(keys).toContain(key);
  }
});

test('says every name and description in all of its languages', () => {
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

test('compiles to three floors that lifts, escalators, stairs and moving walks join', () => {
  const draft = compileVenue(source);
  expect(draft.floors.map(({ key, elevation }) => [key, elevation])).toEqual([
    ['lower', -1],
    ['ground', 0],
    ['upper', 1],
  ]);
  const types = draft.connections.map(({ type }) => type);
  expect([...new Set(types)].toSorted()).toEqual(['elevator', 'escalator', 'stairs', 'travelator']);
});
