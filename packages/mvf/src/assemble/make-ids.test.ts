import { describe, expect, it } from 'vitest';
import { createIds, slugOf } from './make-ids.ts';

describe('createIds', () => {
  it('makes readable ids and numbers those that are taken', () => {
    const makeId = createIds();
    expect(makeId('g', 'Café São João')).toBe('g_cafe-sao-joao');
    expect(makeId('g', 'cafe sao joao')).toBe('g_cafe-sao-joao-2');
    expect(makeId('g', 'Cafe/Sao/Joao')).toBe('g_cafe-sao-joao-3');
    expect(makeId('f', 'cafe sao joao')).toBe('f_cafe-sao-joao');
  });

  it('avoids collisions with ids that end in a number', () => {
    const makeId = createIds();
    expect(['a-2', 'a', 'a', 'a'].map((key) => makeId('g', key))).toEqual([
      'g_a-2',
      'g_a',
      'g_a-3',
      'g_a-4',
    ]);
  });

  it('returns ids that the format accepts for any key', () => {
    const makeId = createIds();
    for (const key of ['', '---', 'Библиотека', '図書館', '🙂', '../../etc', 'x'.repeat(500)]) {
      expect(makeId('loc', key)).toMatch(/^loc_[A-Za-z0-9_-]{1,80}$/);
    }
  });

  it('distinguishes floors below the ground from those above', () => {
    expect(slugOf('-1')).toBe('m1');
    expect(slugOf('level -2')).toBe('level-m2');
    expect(slugOf('gate-1')).toBe('gate-1');
    expect(slugOf('1.5')).toBe('1-5');
  });
});
