import { describe, expect, test } from 'vitest';
import { type Brand, brand } from '../../brand.ts';
import { substituteBrand, substituteBrandDeep } from './substitute-brand.ts';

const acme: Brand = {
  ...brand,
  name: 'Acme',
  slug: 'acme',
  links: { ...brand.links, blog: 'https://acme.test/blog' },
};

describe('substituteBrand', () => {
  test('replaces every token', () => {
    const text = '{brand.name}, {brand.name}: npm i @{brand.slug}/web ({brand.links.blog})';
    expect(substituteBrand(text, acme)).toBe(
      'Acme, Acme: npm i @acme/web (https://acme.test/blog)',
    );
  });

  test.each(['no token', '{name}', '{brand}', '{ brand.name }', '{brands.name}'])(
    'leaves %s alone',
    (text) => expect(substituteBrand(text, acme)).toBe(text),
  );

  test.each(['{brand.nmae}', '{brand.links}', '{brand.links.blgo.x}', '{brand.copyrightYear}'])(
    'rejects %s by name and lists the alternatives',
    (token) => {
      expect(() => substituteBrand(`a ${token} b`, acme)).toThrow(
        `${token}: the brand file has no such text. Known: {brand.name}, {brand.slug}, `,
      );
      expect(() => substituteBrand(token, acme)).toThrow('{brand.links.blog}');
    },
  );
});

describe('substituteBrandDeep', () => {
  test('reaches strings in arrays and objects', () => {
    const value = {
      title: 'The {brand.name} SDK',
      tags: ['{brand.slug}', { deep: '{brand.slug}' }],
    };
    expect(substituteBrandDeep(value, acme)).toEqual({
      title: 'The Acme SDK',
      tags: ['acme', { deep: 'acme' }],
    });
  });

  test('keeps values that are not strings', () => {
    const date = new Date(0);
    const value = { date, count: 1, on: true, none: null, missing: undefined };
    const result = substituteBrandDeep(value, acme);
    expect(result).toEqual(value);
    expect(result.date).toBe(date);
  });

  test('leaves its input as it was', () => {
    const value = { title: '{brand.name}' };
    substituteBrandDeep(value, acme);
    expect(value).toEqual({ title: '{brand.name}' });
  });
});
