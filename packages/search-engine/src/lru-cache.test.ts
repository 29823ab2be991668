import { expect, test } from 'vitest';
import { LruCache } from './lru-cache.ts';

function counted(): { made: string[]; make: (text: string) => () => string } {
  const made: string[] = [];
  return {
    made,
    make: (text) => () => {
      made.push(text);
      return text;
    },
  };
}

test('creates a value once, and again after its eviction', () => {
  const { made, make } = counted();
  const recent = new LruCache<string>(2);
  recent.get('a', make('a'));
  recent.get('b', make('b'));
  recent.get('a', make('a'));
  recent.get('c', make('c'));
  expect(made).toEqual(['a', 'b', 'c']);
  recent.get('a', make('a'));
  expect(made).toEqual(['a', 'b', 'c']);
  recent.get('b', make('b'));
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('evicts by weight and never caches an entry heavier than the limit', () => {
  const { made, make } = counted();
  const recent = new LruCache<string>(4, (text) => text.length);
  recent.get('long', make('too long'));
  recent.get('long', make('too long'));
  recent.get('ab', make('ab'));
  recent.get('cd', make('cd'));
  recent.get('ab', make('ab'));
  expect(made).toEqual(['too long', 'too long', 'ab', 'cd']);
});
