import { describe, expect, it } from 'vitest';
import { docsPath, FINDING_CODES, type FindingCode } from './finding-codes.ts';

const PAGES = [
  'address',
  'annotations',
  'cms-extension',
  'connections',
  'core',
  'default-style',
  'entrance-aesthetic',
  'facade',
  'floor-images',
  'floor-stacks',
  'kinds',
  'locations',
  'navigation-flags',
  'nodes',
  'outdoors',
  'overview',
  'tileset',
  'traversability',
];

describe('finding codes', () => {
  it.each(Object.entries(FINDING_CODES))('explains %s', (code, { page, title, fix }) => {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(PAGES).toContain(page);
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(fix).toMatch(/^[A-Z].*\.$/);
  });

  it('point to the page of the version', () => {
    const code: FindingCode = 'geometry-without-kind';
    expect(docsPath(code, 3)).toBe('/docs/mvf/v3/specification/kinds#geometry-without-kind');
    expect(docsPath(code, 2)).toBe('/docs/mvf/v2/data-model#geometry-without-kind');
    expect(docsPath(code, 1)).toBe('/docs/mvf/v1/data-model#geometry-without-kind');
  });
});
