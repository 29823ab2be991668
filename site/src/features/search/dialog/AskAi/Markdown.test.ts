import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { marked } from 'marked';
import Markdown, { type CodeProps, type LinkProps } from './Markdown';

const PLACE = {
  origins: ['http://localhost:3000', 'https://docs.example'] as [string, string],
  baseUrl: '/',
};

function Code({ language, text, number }: CodeProps) {
  return createElement('pre', { 'data-number': number, lang: language }, text);
}

function Link({ address, children }: LinkProps) {
  return createElement('a', { href: address.href }, children);
}

function render(text: string, firstCodeBlock = 0): string {
  const props = { text, place: PLACE, firstCodeBlock, Code, Link };
  return renderToStaticMarkup(createElement(Markdown, props));
}

describe('Markdown', () => {
  test('renders elements', () => {
    expect(render('# Hi\n\nA *b* **c** ~~d~~ `e`  \nf\n\n- [x] g\n- h\n\n3. i\n\n> j\n\n---')).toBe(
      '<h3>Hi</h3><p>A <em>b</em> <strong>c</strong> <del>d</del> <code>e</code><br/>f</p>' +
        '<ul><li>☑ g</li><li>h</li></ul><ol start="3"><li>i</li></ol>' +
        '<blockquote><p>j</p></blockquote><hr/>',
    );
  });

  test('skips no heading level, even if the answer does', () => {
    expect(render('## a\n\n#### b\n\n## c')).toBe('<h3>a</h3><h4>b</h4><h3>c</h3>');
  });

  test('renders tables', () => {
    const html = render('| a | b |\n|--|--:|\n| 1 | `2` |');
    expect(html).toContain('<tr><th>a</th><th data-align="right">b</th></tr>');
    expect(html).toContain('<td data-align="right"><code>2</code></td>');
  });

  test('numbers code blocks continuously, including those in lists', () => {
    const html = render(
      '```ts {1}\nlet a = "<b>";\n```\n\n- x\n  ```\n  c\n  ```\n\n    indented',
      2,
    );
    expect(html).toContain('<pre data-number="2" lang="ts">let a = &quot;&lt;b&gt;&quot;;</pre>');
    expect(html).toContain('<pre data-number="3" lang="">c</pre>');
    expect(html).toContain('indented');
    expect(html).not.toContain('data-number="4"');
  });

  test('decodes character references once', () => {
    expect(render('a &lt;b&gt; &amp;lt; &#39; &#x26; &unknown;')).toBe(
      '<p>a &lt;b&gt; &amp;lt; &#x27; &amp; &amp;unknown;</p>',
    );
  });
});

describe('Markdown, with hostile input,', () => {
  test.each([
    '<img src=x onerror="alert(1)">',
    'a <img src=x onerror=alert(1)> b',
    '<script>alert(1)</script>',
    '<div onclick="x">\n\n**a**\n\n</div>',
    '<svg/onload=alert(1)>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '<a href="javascript:alert(1)">a</a>',
    '<style>*{display:none}</style>',
    '<!-- --><iframe src="//evil.example">',
    '- <img src=x onerror=alert(1)>',
    '| <img src=x onerror=alert(1)> |\n|--|',
    '# <script>',
  ])('renders markup as text: %s', (text) => {
    expect(render(text)).not.toMatch(/<(?:img|script|div onclick|svg|a |style|iframe)/);
  });

  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a](&#106;avascript:alert(1))',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '<javascript:alert(1)>',
    '[a][b]\n\n[b]: javascript:alert(1)',
    '![a](javascript:alert(1))',
    '![a](data:image/svg+xml,x)',
  ])('drops URLs that would run code: %s', (text) => {
    expect(render(text)).not.toMatch(/href|src/);
  });

  test('links images of other hosts and renders our own', () => {
    expect(render('![a map](https://evil.example/x.png)')).toBe(
      '<p><a href="https://evil.example/x.png">a map</a></p>',
    );
    expect(render('![a map](https://docs.example/img/x.png)')).toContain('src="/img/x.png"');
  });

  test('renders excessive nesting as plain text', () => {
    expect(render(`${'> '.repeat(400)}deep`)).toContain('deep');
    expect(render(`${'*a '.repeat(200)}${'b* '.repeat(200)}`)).toContain('a');
  });

  test('falls back to a plain paragraph when parsing fails [S8.15]', () => {
    vi.spyOn(marked, 'lexer').mockImplementationOnce(() => {
      throw new Error('Infinite loop on byte: 42');
    });
    expect(render('a <b> c')).toBe(
      '<p>This answer is not valid Markdown, so it is shown as plain text:</p>' +
        '<p class="DocSearch-AskAiScreen-Plain">a &lt;b&gt; c</p>',
    );
    expect(render('x'.repeat(100_001))).toContain('shown as plain text');
  });
});
