import { beforeAll, describe, expect, test } from 'vitest';
import { type FontBook, openFonts } from './font-book.ts';
import { loadFontFile } from './fonts.fixture.ts';
import { textRuns } from './text-runs.ts';

const LINES = ['Gate A2', 'البوابة A2', 'مصعد (1)', 'Łódź, Việt'];
let fonts: FontBook[400];

beforeAll(async () => {
  const texts = LINES.map((text) => ({ text, weight: 400 as const }));
  fonts = (await openFonts(texts, loadFontFile))[400];
});

const runsOf = (line: string): string[] | undefined =>
  textRuns(line, fonts)?.map(({ text }) => text);

describe('textRuns', () => {
  test('leaves a line in one font and direction as it is', () => {
    expect(runsOf('Gate A2')).toEqual(['Gate A2']);
  });

  test('orders Arabic runs from right to left, and keeps the order of Latin letters', () => {
    const runs = runsOf('البوابة A2')
      ?.map((text) => text.trim())
      .filter(Boolean);
    expect(runs).toEqual(['البوابة', 'A2']);
    expect(runsOf('مصعد (1)')?.map((text) => text.trim())).toEqual(['(', '1', ')', 'مصعد']);
  });

  test('loads only the parts of the font that a text needs', async () => {
    const book = await openFonts([{ text: 'Café', weight: 600 }], loadFontFile);
    expect(book[600].map(({ name }) => name)).toEqual(['latin-600']);
    expect(book[400]).toEqual([]);
  });

  test('returns undefined for a line with a letter that no font has', () => {
    expect(runsOf('出発')).toBeUndefined();
  });
});
