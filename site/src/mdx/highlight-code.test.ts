import { describe, expect, test } from 'vitest';
import { highlightCode, isKnownLanguage } from './highlight-code.ts';

describe('highlightCode', () => {
  test('wraps keywords, strings, numbers, functions and comments in their classes', async () => {
    const html = await highlightCode("const a = show('x', 1); // done", 'ts');
    expect(html).toMatch(/<span class="hl-k">const ?<\/span>/);
    expect(html).toMatch(/<span class="hl-s">'x'<\/span>/);
    expect(html).toMatch(/<span class="hl-n">1<\/span>/);
    expect(html).toMatch(/<span class="hl-f">show<\/span>/);
    expect(html).toMatch(/<span class="hl-c">\/\/ done<\/span>/);
  });

  test.each(['ts', 'tsx', 'swift', 'kotlin', 'json', 'bash', 'html', 'text'])(
    'keeps the text of %s code, line by line',
    async (language) => {
      const code = 'let a = "b" // c\n\n  <d e={f}>&amp;</d>';
      expect(textOf(await highlightCode(code, language))).toBe(code);
    },
  );

  test.each(['ts', 'text'])('escapes markup in %s code', async (language) => {
    const html = await highlightCode('"<img src=x onerror=alert(1)>" & 1', language);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img');
    expect(html).toContain('&amp;');
  });

  test.each(['text', 'txt', 'console'])('shows %s without classes', async (language) => {
    expect(await highlightCode('const a = 1', language)).toBe('const a = 1');
  });

  test('wraps each marked line with its line break', async () => {
    const html = await highlightCode('a\nb\nc', 'ts', new Set([2]));
    expect(html).toMatch(/^\S*a\S*\n<span class="hl-line">\S*b\S*\n<\/span>\S*c\S*$/);
  });

  test('ends without a line break, also after a marked line', async () => {
    expect(await highlightCode('a\nb', 'ts', new Set([2]))).toMatch(/b(<\/span>)+$/);
  });

  test('joins neighbours of one kind, and the space between them, into one element', async () => {
    expect(await highlightCode('export default 1', 'ts')).toBe(
      '<span class="hl-k">export default </span><span class="hl-n">1</span>',
    );
  });
});

describe('isKnownLanguage', () => {
  test.each(['ts', 'swift', 'kotlin', 'text', 'console'])('knows %s', (language) => {
    expect(isKnownLanguage(language)).toBe(true);
  });

  test.each(['', 'typescrpit', 'TS', 'constructor'])('does not know %j', (language) => {
    expect(isKnownLanguage(language)).toBe(false);
  });
});

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
