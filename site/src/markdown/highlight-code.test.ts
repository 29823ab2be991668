import { describe, expect, test } from 'vitest';
import { type CodeLink, highlightCode, isKnownLanguage } from './highlight-code.ts';

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
    const html = await highlightCode('a\nb\nc', 'ts', { markedLines: new Set([2]) });
    expect(html).toMatch(/^\S*a\S*\n<span class="hl-line">\S*b\S*\n<\/span>\S*c\S*$/);
  });

  test('ends without a line break, also after a marked line', async () => {
    expect(await highlightCode('a\nb', 'ts', { markedLines: new Set([2]) })).toMatch(
      /b(<\/span>)+$/,
    );
  });

  test('joins neighbours of one kind, and the space between them, into one element', async () => {
    expect(await highlightCode('export default 1', 'ts')).toBe(
      '<span class="hl-k">export default </span><span class="hl-n">1</span>',
    );
  });
});

describe('code links', () => {
  test('lead to their entry, in the colour of the code', async () => {
    expect(await linked('show(map.camera)', 'show', 'camera')).toBe(
      '<a class="hl-f" href="/api#show">show</a>(' +
        '<span class="hl-n">map.</span>' +
        '<a href="/api#camera">camera</a>)',
    );
  });

  test('exclude surrounding white space, dots and colons', async () => {
    const html = await linked('const show = map.camera.zoom', 'show', 'map', 'camera', 'zoom');
    expect([...html.matchAll(/<a [^>]+>([^<]*)<\/a>/g)].map((match) => match[1])).toEqual([
      'show',
      'map',
      'camera',
      'zoom',
    ]);
    expect(textOf(html)).toBe('const show = map.camera.zoom');
  });

  test('span all tokens of a text', async () => {
    expect(await linked("on('click')", "'click'")).toContain(
      `<a class="hl-s" href="/api#'click'">'click'</a>`,
    );
  });

  test('have no class in code without colours', async () => {
    expect(await linked('import { show }', 'show')).toContain('{ <a href="/api#show">show</a> }');
  });

  test('take one Tab stop for each symbol of a block', async () => {
    const code = 'show(map);\nshow(zoom);';
    const again = code.lastIndexOf('show');
    const links = [
      ...linksTo(code, 'show', 'map'),
      { start: again, end: again + 4, href: '/api#show' },
      ...linksTo(code, 'zoom'),
    ];
    const html = await highlightCode(code, 'ts', { links });
    expect(
      [...html.matchAll(/href="\/api#(\w+)"( tabindex="-1")?/g)].map(([text]) => text),
    ).toEqual([
      'href="/api#show"',
      'href="/api#map"',
      'href="/api#show" tabindex="-1"',
      'href="/api#zoom"',
    ]);
  });

  test('stay inside a marked line', async () => {
    const code = 'a();\nshow();\nb();';
    const links = linksTo(code, 'show');
    const html = await highlightCode(code, 'ts', { markedLines: new Set([2]), links });
    expect(html).toMatch(/<span class="hl-line"><a [^>]+>show<\/a>\(\);\n<\/span>/);
    expect(textOf(html)).toBe(code);
  });

  test('have their attributes escaped', async () => {
    const link = { start: 0, end: 1, href: '/?a&b"c' };
    expect(await highlightCode('x', 'ts', { links: [link] })).toMatch(
      /href="\/\?a&amp;b&quot;c">x<\/a>$/,
    );
  });
});

describe('isKnownLanguage', () => {
  test.each(['ts', 'swift', 'kotlin', 'text', 'console'])('accepts %s', (language) => {
    expect(isKnownLanguage(language)).toBe(true);
  });

  test.each(['', 'typescrpit', 'TS', 'constructor'])('rejects %j', (language) => {
    expect(isKnownLanguage(language)).toBe(false);
  });
});

function linked(code: string, ...names: string[]): Promise<string> {
  return highlightCode(code, 'ts', { links: linksTo(code, ...names) });
}

function linksTo(code: string, ...names: string[]): CodeLink[] {
  return names.map((name) => {
    const start = code.indexOf(name);
    return { start, end: start + name.length, href: `/api#${name}` };
  });
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
