import { describe, expect, test } from 'vitest';
import { extractMainContent } from '../extract-main-content.ts';
import { toMarkdown } from './to-markdown.ts';

const SITE = 'https://docs.example';

function markdownOf(html: string): string {
  return toMarkdown(html, SITE).trim();
}

describe('toMarkdown', () => {
  test('keeps headings, lists, emphasis and tables', () => {
    const html = `<header><h1>Markers</h1></header><p>A <strong>marker</strong>.</p>
      <ul><li>one</li><li>two</li></ul>
      <table><thead><tr><th>Option<th>Default<tbody><tr><td><code>rank</code><td>1</table>`;
    expect(markdownOf(html)).toBe(
      '# Markers\n\nA **marker**.\n\n- one\n- two\n\n| Option | Default |\n| - | - |\n| `rank` | 1 |',
    );
  });

  test('moves the caption of a table above it', () => {
    const html = `<table><caption><code>Style</code> <small>How shapes are drawn.</small></caption>
      <thead><tr><th>Field</th></tr></thead><tbody><tr><th>color</th></tr></tbody></table>`;
    expect(markdownOf(html)).toBe('`Style` How shapes are drawn.\n\n| Field |\n| - |\n| color |');
  });

  test('writes the text alternative and the caption of a drawing, and no icon', () => {
    const html = `<p>A node.</p><figure class="diagram"><div><svg role="img" aria-label="Nodes">
      <desc>Two nodes and an edge.</desc><text>edge</text></svg></div>
      <figcaption><p>A <code>node</code>.</p></figcaption></figure><svg role="img" aria-label="x"></svg>`;
    expect(markdownOf(html)).toBe('A node.\n\nDiagram: Nodes. Two nodes and an edge.\n\nA `node`.');
  });

  test('keeps code verbatim, with its language and without links', () => {
    const html = `<pre aria-label="Code in ts" tabindex=0><code><span>import</span> { <a href=/x>showVenue</a> }
const a = 1 &lt; 2;</code></pre><button>Copy</button>`;
    expect(markdownOf(html)).toBe('```ts\nimport { showVenue }\nconst a = 1 < 2;\n```');
  });

  test('keeps the language of a code block whose accessible name is a title', () => {
    const html = `<div class="theme-code-block" data-language=kotlin><div>4.0</div>
      <pre aria-label="4.0" tabindex=0><code>val a = 1</code></pre></div>`;
    expect(markdownOf(html)).toBe('4.0\n\n```kotlin\nval a = 1\n```');
  });

  test.each([
    '<pre>a</pre>',
    '<pre aria-label=Plan>a</pre>',
    '<div data-language><pre>a</pre></div>',
  ])('marks code without a language as text: %s', (html) => {
    expect(markdownOf(html)).toBe('```text\na\n```');
  });

  test('makes URLs absolute and glossary terms plain text', () => {
    const html = `<p><a href=/web-sdk/labels>label</a>, <a data-word="" href=/docs/overview#word-venue>venue</a>,
      <a href=#below>below</a>, <a href=https://other.example/a>other</a></p>`;
    expect(markdownOf(html)).toBe(
      `[label](${SITE}/web-sdk/labels), venue, [below](#below), [other](https://other.example/a)`,
    );
  });

  test('omits controls, heading anchors and images for dark mode', () => {
    const html = `<h2>Use<a class=hash-link href=#use>#</a></h2><form><label>x<input></label></form>
      <img class=light_a src=/a.webp alt="A map"><img class=dark_a src=/b.webp alt="A map">`;
    expect(markdownOf(html)).toBe(`## Use\n\n![A map](${SITE}/a.webp)`);
  });

  test('omits what is marked as not for Markdown', () => {
    const html =
      '<fieldset data-markdown-ignore=true><legend>Compare</legend></fieldset><p>So.</p>';
    expect(markdownOf(html)).toBe('So.');
  });

  test('separates the parts of a link that only styles separate', () => {
    expect(markdownOf('<a href=#a><i aria-hidden=true>f</i><code>a</code></a>')).toBe('[`a`](#a)');
    expect(markdownOf('<a href=#b><b>Web</b><i>TypeScript</i></a>')).toBe(
      '[**Web** _TypeScript_](#b)',
    );
    expect(markdownOf('<pre><code><a href=#c><b>a</b><b>b</b></a></code></pre>')).toBe(
      '```text\nab\n```',
    );
  });

  test('converts admonitions to quotes', () => {
    const html =
      '<div class="theme-admonition theme-admonition-note"><div>Note</div><p>Mind it.</p></div>';
    expect(markdownOf(html)).toBe('> Note\n>\n> Mind it.');
  });

  test('escapes text that looks like markup', () => {
    expect(markdownOf('<p>*not bold* &lt;script> [x](y)</p>')).toBe(
      String.raw`\*not bold\* \<script> \[x]\(y)`,
    );
  });
});

describe('extractMainContent', () => {
  test('returns the text of a docs page, and the main element of others', () => {
    const docs = `<nav>n</nav><main><article><div class="theme-doc-markdown markdown"><p>A</p></div>
      <footer class="theme-doc-footer">f</footer></article></main>`;
    expect(markdownOf(extractMainContent(docs))).toBe('A');
    expect(
      markdownOf(extractMainContent('<nav>n</nav><main><p>B</p></main><footer>f</footer>')),
    ).toBe('B');
    const cards =
      '<main><article><h1>C</h1><article>one</article><article>two</article></article></main>';
    expect(markdownOf(extractMainContent(cards))).toBe('# C\n\none\n\ntwo');
    expect(extractMainContent('<p>nothing</p>')).toBe('');
  });
});
