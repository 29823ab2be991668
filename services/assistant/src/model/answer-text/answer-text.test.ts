import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { marked, type Token } from 'marked';
import { describe, expect, test } from 'vitest';
import { AnswerText } from './answer-text.ts';
import type { FindPage, Piece } from './piece.ts';

const OWN = 'https://docs.test/web-sdk/markers';
const findPage: FindPage = (address) =>
  address === OWN || address === '/web-sdk/markers'
    ? { address: OWN, page: { url: OWN, title: 'Markers' } }
    : undefined;

function pass(...deltas: string[]): Piece[] {
  const text = new AnswerText(findPage);
  return [...deltas.flatMap((delta) => text.push(delta)), ...text.end()];
}

function markdownOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece.kind === 'citation' ? '' : piece.markdown)).join('');
}

function clean(...deltas: string[]): string {
  return markdownOf(pass(...deltas));
}

/** Passes a text one character at a time. */
function cleanSplit(text: string): string {
  return clean(...text);
}

describe('text of a model', () => {
  test('keeps emphasis, lists, tables and code as they are', () => {
    const text =
      '## Steps\n\n1. Use **`map.markers`**, not `Map<string>`.\n2. Or _this_.\n\n| a | b |\n| --- | --- |\n| `x` | 2 |\n';
    expect(clean(text)).toBe(text);
    expect(cleanSplit(text)).toBe(text);
  });

  test('keeps links to pages that were found, and emits citations', () => {
    const pieces = pass('See [Mark', 'ers](/web-sdk', '/markers), and more.');
    expect(markdownOf(pieces)).toBe(`See [Markers](${OWN}), and more.`);
    expect(pieces).toContainEqual({ kind: 'citation', page: { url: OWN, title: 'Markers' } });
  });

  test('drops the URL of other links and keeps their text', () => {
    const text = 'Go to [the **shop**](https://evil.example/?q=1 "now") [or](javascript:alert(1)).';
    expect(clean(text)).toBe('Go to the **shop** or.');
    expect(cleanSplit(text)).toBe('Go to the **shop** or.');
  });

  test('replaces images with their description', () => {
    const text = 'A ![pixel](https://evil.example/p.gif?c=secret) here, ![](http://evil.example).';
    expect(clean(text)).toBe('A pixel here, .');
    expect(cleanSplit(text)).toBe('A pixel here, .');
  });

  test('makes bare URLs inert, and links those of pages that were found', () => {
    expect(cleanSplit('Open http://localhost:3000, (www.evil.example) or me@evil.example.\n')).toBe(
      'Open `http://localhost:3000`, (`www.evil.example`) or `me@evil.example`.\n',
    );
    expect(cleanSplit(`Read ${OWN}.`)).toBe(`Read [Markers](${OWN}).`);
  });

  test('escapes HTML', () => {
    expect(cleanSplit('<img src=x onerror=alert(1)> <a href="https://evil.example">x</a>')).toBe(
      '&lt;img src=x onerror=alert(1)> &lt;a `href="https://evil.example">x</a`>',
    );
  });

  test('ignores links inside code, and code spans without an end', () => {
    expect(cleanSplit('`[a](http://evil.example)` and ` [a](http://evil.example)\n')).toBe(
      '`[a](http://evil.example)` and \\` a\n',
    );
  });

  test('does not hold back text that cannot become anything else', () => {
    const text = new AnswerText(findPage);
    expect(markdownOf(text.push('Use the markers '))).toBe('Use the markers ');
    expect(markdownOf(text.push('of [the'))).toBe('of ');
    expect(markdownOf(text.push('] map. '))).toBe('\\[the] map. ');
  });
});

describe('code of a model', () => {
  test('waits for the end of its block, wherever deltas are split', () => {
    const text = new AnswerText(findPage);
    const parts = ['Do:\n\n``', '`t', 's\nconst a', ' = 1;\nmap.markers', '.add(a);\n``'];
    expect(markdownOf(parts.flatMap((part) => text.push(part)))).toBe('Do:\n\n');
    const [block] = text.push('`\nThen.');
    expect(block).toEqual({
      kind: 'code',
      language: 'ts',
      code: 'const a = 1;\nmap.markers.add(a);',
      indent: 0,
      markdown: '```ts\nconst a = 1;\nmap.markers.add(a);\n```\n',
    });
  });

  test('keeps code in lists and behind tildes, with inner fences', () => {
    const text = '- ~~~md hello\n  ```js\n  a\n  ```\n  ~~~\n- two\n';
    expect(cleanSplit(text)).toBe('-\n  ````md\n  ```js\n  a\n  ```\n  ````\n- two\n');
  });

  test('ends with the answer, and is bounded', () => {
    expect(clean('```ts\nconst a')).toBe('```ts\nconst a\n```\n');
    const endless = new AnswerText(findPage);
    const line = 'x'.repeat(99);
    const pieces = Array.from({ length: 1000 }, (_, index) =>
      endless.push(index === 0 ? `\`\`\`ts\n${line}\n` : `${line}\n`),
    ).flat();
    expect(pieces).toHaveLength(1);
    expect(markdownOf(pieces).length).toBeLessThan(21_000);
    expect(markdownOf(endless.end())).toBe('');
  });
});

type Node = { readonly type: string; readonly url?: string; readonly children?: readonly Node[] };

/** Parts of a text that two common Markdown parsers render as links, images or HTML. */
function liveParts(markdown: string): string[] {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  }) as Node;
  const visit = (node: Node): string[] => [
    ...(['link', 'image', 'html', 'definition', 'linkReference'].includes(node.type)
      ? [`${node.type} ${node.url ?? ''}`]
      : []),
    ...(node.children ?? []).flatMap(visit),
  ];
  const tokens: string[] = [];
  const lexed = marked.lexer(markdown);
  marked.walkTokens(lexed, (token: Token) => {
    if (['link', 'image', 'html', 'def'].includes(token.type)) {
      tokens.push(`${token.type} ${'href' in token ? String(token['href']) : ''}`);
    }
  });
  return [...visit(tree), ...tokens].filter((part) => part !== `link ${OWN}`);
}

/** Deterministic random numbers. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PARTS = [
  '[', ']', '(', ')', '`', '``', '```', '~~~', '\n', '\n\n', '|', '\\', '!', '<', '>', ' ', '    ',
  '- ', '> ', '1. ', '# ', '*', '_', '~~', '|---|---|\n', '\n---\n', '---', 'x', 'http', 'https://evil.example',
  '://evil.example', 'www.', 'evil.example', 'a@evil.example', '&#58;', '&colon;', '&lt;', ':', '//', OWN,
  '/web-sdk/markers', '[x](http://evil.example)', '![x](http://evil.example)', `[own](${OWN})`,
  '[x]: http://evil.example\n', '[x][x]', '<img src="http://evil.example">', '<http://evil.example>',
  '`a|b`', '"', 'ts\n', 'javascript:alert(1)', '\t', '<!--', '-->', '\\`', '\\[', '\\|',
]; // prettier-ignore

test('lets nothing through that two Markdown parsers make live, whatever the text', () => {
  const random = createRandom(7);
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: 2 + random(14) }, () => PARTS[random(PARTS.length)]).join('');
    const cuts = Array.from({ length: random(4) }, () => random(text.length)).toSorted(
      (a, b) => a - b,
    );
    const deltas = [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
    const markdown = clean(...deltas);
    expect({ deltas, markdown, live: liveParts(markdown) }).toMatchObject({ live: [] });
  }
});
