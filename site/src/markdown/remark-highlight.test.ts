import { describe, expect, test } from 'vitest';
import type { MdastNode } from './mdast.ts';
import remarkHighlight from './remark-highlight.ts';

describe('remarkHighlight', () => {
  test('replaces a fence by a CodeBlock with language, title and HTML', async () => {
    const root = await highlighted(fence('text', 'a < b', 'title="out.txt"'));
    expect(root.children).toEqual([
      codeBlock({ language: 'text', title: 'out.txt', html: 'a &lt; b' }),
    ]);
  });

  test('omits a missing title', async () => {
    const root = await highlighted(fence('text', 'a', null));
    expect(root.children).toEqual([codeBlock({ language: 'text', html: 'a' })]);
  });

  test('marks the lines that the fence names', async () => {
    const root = await highlighted(fence('ts', 'a\nb', '{1}'));
    expect(JSON.stringify(root)).toContain('hl-line');
  });

  test('keeps the links that were found in a sample', async () => {
    const link = { start: 0, end: 4, href: '/web-sdk/api-reference#show' };
    const root = await highlighted({
      ...fence('ts', 'show()'),
      data: { links: [link] },
    } as MdastNode);
    expect(JSON.stringify(root)).toContain(
      JSON.stringify('href="/web-sdk/api-reference#show"').slice(1, -1),
    );
  });

  test('replaces every fence in place, nested ones too, and nothing else', async () => {
    const prose = { type: 'paragraph', children: [{ type: 'text' }] };
    const list = { type: 'list', children: [{ type: 'listItem', children: [fence('txt', 'b')] }] };
    const root = await highlighted(fence('text', 'a'), prose, list, fence('console', 'c'));
    expect(root.children).toEqual([
      codeBlock({ language: 'text', html: 'a' }),
      prose,
      {
        type: 'list',
        children: [{ type: 'listItem', children: [codeBlock({ language: 'txt', html: 'b' })] }],
      },
      codeBlock({ language: 'console', html: 'c' }),
    ]);
  });

  test.each([
    ['typescrpit', 'found "typescrpit"'],
    [null, 'found ""'],
  ])('fails at a fence of language %s with advice', async (language, found) => {
    const bad = fence(language, 'a');
    const error = await highlighted(bad).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: `A code fence needs a language that the highlighter knows, ${found}. Use \`text\` for plain output.`,
      cause: bad,
    });
  });
});

async function highlighted(...children: MdastNode[]): Promise<MdastNode> {
  const root = { type: 'root', children };
  await remarkHighlight()(root, {
    fail: (message, node) => {
      throw new Error(message, { cause: node });
    },
  });
  return root;
}

function fence(lang: string | null, value: string, meta?: string | null): MdastNode {
  return { type: 'code', lang, meta, value } as MdastNode;
}

function codeBlock(values: Record<string, string>) {
  const attributes = Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name: 'CodeBlock', attributes, children: [] };
}
