import { expect, it } from 'vitest';
import { IdMaker } from './id-maker.ts';

it('exchanges the prefix of the source', () => {
  expect(new IdMaker('g').make('s_lobby')).toBe('g_lobby');
  expect(new IdMaker('g').make('5835ab589321170c11000000')).toBe('g_5835ab589321170c11000000');
});

it('keeps an underscore that does not end a prefix', () => {
  expect(new IdMaker('g').make('west_wing')).toBe('g_west_wing');
});

it('keeps ids apart that differed in their prefix only', () => {
  const maker = new IdMaker('g');
  expect(['s_1', 'o_1', 'e_1'].map((id) => maker.make(id))).toEqual(['g_1', 'g_o_1', 'g_e_1']);
});

it('numbers ids that still collide', () => {
  const maker = new IdMaker('g');
  const ids = ['s_1', 's_1', 's_1', 's_1'].map((id) => maker.make(id));
  expect(ids).toEqual(['g_1', 'g_s_1', 'g_1-2', 'g_1-3']);
});

it.each(['a b', 'ä/ö', '', '__proto__', 's_', '../x'])('makes a valid id of %j', (id) => {
  expect(new IdMaker('g').make(id)).toMatch(/^g_[A-Za-z0-9_-]+$/);
});
