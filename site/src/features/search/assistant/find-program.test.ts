import { describe, expect, test } from 'vitest';
import { findProgram } from './find-program.ts';

const PLACE = {
  origins: ['http://localhost:3000', 'https://docs.example'] as [string, string],
  baseUrl: '/en/',
};

describe('findProgram', () => {
  test.each([
    ['/en/playground/?sample=web-sdk/6.0/markers', ''],
    ['/playground/?sample=web-sdk/6.0/markers', ''],
    ['https://docs.example/playground?sample=web-sdk%2F6.0%2Fmarkers#code=abc', '#code=abc'],
  ])('finds the program of %s', (link, hash) => {
    expect(findProgram(link, PLACE)).toEqual({ sample: 'web-sdk/6.0/markers', hash });
  });

  test.each([
    '/playground/',
    '/playground/markers?sample=web-sdk/6.0/markers',
    '/web-sdk/markers?sample=web-sdk/6.0/markers',
    '/playground/?sample=https://evil.example/x',
    '/playground/?sample=a',
    'https://evil.example/playground/?sample=web-sdk/6.0/markers',
    'javascript:alert(1)',
  ])('finds none in %s', (link) => {
    expect(findProgram(link, PLACE)).toBeUndefined();
  });
});
