import { expect, test } from 'vitest';
import { shortFieldNames } from './short-field-names.ts';

test('shortens names to at most ten letters, each unique', () => {
  const names = [
    'floorShortName',
    'description:fr',
    'description:pt-BR',
    'description:pt-BR-x-long',
    'description:pt-BR-x-longer',
    'someUnknownColumn',
    'someUnknownCount',
    'علامة',
  ];
  const short = [...shortFieldNames(names).values()];
  expect(short.filter((name) => name.length > 10 || !/^\w+$/.test(name))).toEqual([]);
  expect(new Set(short).size).toBe(names.length);
  expect(short.slice(0, 2)).toEqual(['floor_abbr', 'descrip_fr']);
});
