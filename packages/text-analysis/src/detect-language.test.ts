import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { translateTerms } from './foreign-terms.ts';

const NAMES = new Set(['wordpress', 'react', 'native', 'dxf', 'cad', 'api', 'iframe', 'android']);
const isKnown = (word: string): boolean => NAMES.has(word.toLowerCase());

describe('detectLanguage', () => {
  test.each([
    ['Wie wechsle ich das Stockwerk?', 'de'],
    ['Barrierefreie Route anzeigen, ohne Treppen', 'de'],
    ["Comment afficher l'itinéraire entre deux magasins ?", 'fr'],
    ['¿Cómo muestro la posición del visitante en el mapa?', 'es'],
    ['Como carrego o mapa offline no Android?', 'pt'],
    ['Quais arquivos tem dentro do pacote?', 'pt'],
    ['マーカーを追加するには', 'ja'],
    ['how do I add a marker on the map?', undefined],
    ['what does die mean in the log', undefined],
    ['no route found', undefined],
    ['is it an error or a warning', undefined],
    ["c'mon, why doesn't it work", undefined],
  ])('%s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});

describe('translateTerms', () => {
  test.each([
    [
      'de',
      'Wie zeige ich eine barrierefreie Route ohne Treppen?',
      ['accessible', 'route', 'stairs'],
    ],
    [
      'fr',
      "Comment afficher l'itinéraire entre deux magasins sans escaliers ?",
      ['route', 'stairs'],
    ],
    ['es', '¿Cuál es el límite de peticiones de la API?', ['limit', 'requests', 'API']],
    ['pt', 'Como carrego o mapa offline no Android?', ['load', 'map', 'offline', 'Android']],
    ['de', 'Etagenwechsel und Kartenfarben', ['floor', 'change', 'map', 'colour']],
    ['ja', 'Androidでマーカーを追加する方法', ['Android', 'marker', 'add']],
  ] as const)('finds the terms of the field in %s: %s', (language, text, words) => {
    expect(translateTerms(text, language, isKnown).split(' ')).toEqual(
      expect.arrayContaining([...words]),
    );
  });

  test.each([
    ['es', '¿Puedo usar mapas sin conexión?'],
    ['pt', 'mapa sem internet'],
    ['fr', 'la carte hors ligne'],
    ['de', 'Karte ohne Internet'],
  ] as const)('reads a term of several words in %s: %s', (language, text) => {
    const words = translateTerms(text, language, (word) => word === 'offline').split(' ');
    expect(words).toContain('offline');
    expect(words).not.toContain('connection');
  });

  test('drops words that are neither terms of the field nor names that pages use', () => {
    expect(translateTerms('Wir haben gestern WordPress bestellt', 'de', isKnown)).toBe('WordPress');
  });
});
