import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const PAGE = `---
title: Blue dot
description: Show where the user is.
slug: /blue-dot
---

import Thing from '@site/thing';

## Show a *dot* {#dot}

Call \`map.use\` and [read **on**](./other.mdx),
then stop at 12:30 with {brand.name}.

<Diagram name="parts">
  The parts of <code>dot</code>.
</Diagram>

\`\`\`ts file="a.ts" live alt="A dot on a map."
const anew = 'not prose';
\`\`\`

| Head | Cell |
| ---- | ---- |
| one  | two |

:::note[A title]

- ![A lift](lift.png) in a list

:::

<Card title="Two words" kind="x" />
`;

function textsOf(source: string): string[] {
  return readPage('page.mdx', source).blocks.map(({ kind, text }) => `${kind}: ${text}`);
}

describe('a page', () => {
  test('is read as blocks without markup, code and imports', () => {
    expect(textsOf(PAGE)).toEqual([
      'front-matter: Blue dot',
      'front-matter: Show where the user is.',
      'heading: Show a dot',
      'paragraph: Call `map.use` and read on, then stop at 12:30 with {brand.name}.',
      'paragraph: The parts of `dot`.',
      'alt: A dot on a map.',
      'cell: Head',
      'cell: Cell',
      'cell: one',
      'cell: two',
      'paragraph: A title',
      'alt: A lift',
      'paragraph: in a list',
      'alt: Two words',
    ]);
  });

  test('maps each character to the source', () => {
    const { blocks } = readPage('page.mdx', PAGE);
    const block = blocks.find(({ text }) => text.startsWith('Call'));
    const offset = block?.offsets[block.text.indexOf('then')];
    expect(PAGE.slice(offset, (offset ?? 0) + 9)).toBe('then stop');
  });

  test('has ignore comments for the next block and for the block around them', () => {
    const source =
      '{/* prose-ignore anew: a quotation */}\n\nFirst.\n\nSecond. {/* prose-ignore term: x */}\n';
    const { ignores, blocks } = readPage('page.mdx', source);
    expect(blocks.map(({ text }) => text)).toEqual(['First.', 'Second.']);
    expect(
      ignores.map(({ rule, reason, start }) => [rule, reason, source.slice(start, start + 5)]),
    ).toEqual([
      ['anew', 'a quotation', 'First'],
      ['term', 'x', 'Secon'],
    ]);
  });
});
