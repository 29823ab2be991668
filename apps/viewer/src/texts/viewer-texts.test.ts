import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { formatSeconds } from './format-numbers.ts';
import { fr } from './fr.ts';
import { chooseLanguage } from './load-viewer-texts.ts';
import { pt } from './pt.ts';

const VALUES = { name: 'a.zip', host: 'cdn.example', format: 'IMDF', most: 256 };
/** Words for developers. */
const JARGON = /baseUrl|connect-src|CORS|Access-Control|map-view\/|mvf\/|undefined|null/;

describe('sentences about failures', () => {
  test.each(Object.entries({ ar, en, es, fr, pt }))(
    'are in words for visitors in %s',
    (_language, { failures }) => {
      for (const write of Object.values(failures)) {
        expect(write(VALUES)).not.toMatch(JARGON);
        expect(write(VALUES).length).toBeGreaterThan(15);
      }
    },
  );

  test.each(Object.entries({ ar, en, es, fr, pt }))(
    'name the file, its host, and what to do in %s',
    (_language, { failures }) => {
      expect(failures.convertible(VALUES)).toMatch(/a\.zip.*IMDF.*mvf convert/);
      expect(failures['too-large'](VALUES)).toMatch(/a\.zip.*256/);
      for (const kind of ['blocked', 'cross-origin', 'refused', 'insecure'] as const) {
        expect(failures[kind](VALUES)).toContain('cdn.example');
      }
    },
  );
});

test('the language of a page without a venue is the first that it speaks', () => {
  expect(chooseLanguage(['de', 'pt-BR', 'fr'])).toBe('pt-BR');
  expect(chooseLanguage(['en-GB', 'pt'])).toBe('en-GB');
  expect(chooseLanguage(['ja'])).toBe('en');
});

test('counts have the plural form of the language', () => {
  expect(en.beginsAnew(formatSeconds(1, 'en'))).toBe('The map resets in 1 second.');
  expect(fr.beginsAnew(formatSeconds(10, 'fr'))).toMatch(/ dans 10.secondes\.$/);
  const places = [1, 2, 3, 11, 100].map((count) =>
    ar.places(String(count), new Intl.PluralRules('ar').select(count)),
  );
  expect(places).toEqual(['مكان واحد', 'مكانان', '3 أماكن', '11 مكانًا', '100 مكان']);
});
