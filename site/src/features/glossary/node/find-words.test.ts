import { describe, expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { GLOSSARY } from '../words.ts';

const none = () => false;

function wordsIn(text: string): string[] {
  return findWords(text, none).map(({ start, end }) => text.slice(start, end));
}

describe('findWords', () => {
  test('finds words and their plurals, each once', () => {
    expect(wordsIn('A venue has floors; venues have a floor.')).toEqual(['venue', 'floors']);
  });

  test('prefers the longer word', () => {
    expect(wordsIn('A floor stack is a building.')).toEqual(['floor stack']);
  });

  test('omits words that are known, parts of words, and names', () => {
    expect(findWords('a venue', (id) => id === 'venue')).toEqual([]);
    expect(wordsIn('multi-floor, floored, subspace')).toEqual([]);
    expect(wordsIn('Node 20 reads it.')).toEqual([]);
  });

  test('omits phrases in which a word means something else', () => {
    expect(wordsIn('It needs a connection, and permission for the location.')).toEqual([]);
    expect(wordsIn('It needs a connection; a connection leads up.')).toEqual(['connection']);
    expect(wordsIn('Every kind of map.')).toEqual([]);
    expect(wordsIn('The kinds extension.')).toEqual(['kinds', 'extension']);
  });
});

describe('GLOSSARY', () => {
  test('lists each word once, in alphabetical order', () => {
    const words = GLOSSARY.map(({ word }) => word.toLowerCase());
    expect(words).toEqual([...new Set(words)].toSorted());
  });

  test('has phrases that can match anywhere in a sentence', () => {
    const phrases = GLOSSARY.flatMap(({ elsewhere, only }) => [elsewhere, only]);
    expect(phrases.filter((each) => each !== undefined && !each.global)).toEqual([]);
  });
});
