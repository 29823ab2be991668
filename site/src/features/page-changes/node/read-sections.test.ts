import { describe, expect, test } from 'vitest';
import { readSections } from './read-sections.ts';

const BODY = `
A label is text at a place. It has \`rank\`.

## Add a \`label\`

The limit is 30 labels.

\`\`\`ts file="a.ts" live alt="A map."
# not a heading
add();
\`\`\`

<OptionsTable of="LabelOptions" />

### Give _exits_ priority {#exits}

Text.

## Add a label

Text.
`;

describe('readSections', () => {
  test('splits a page at headings outside code, with the anchors of the framework', () => {
    expect(readSections(BODY, 'Labels').map(({ anchor, title }) => [anchor, title])).toEqual([
      ['', 'Labels'],
      ['add-a-label', 'Add a label'],
      ['exits', 'Give exits priority'],
      ['add-a-label-1', 'Add a label'],
    ]);
  });

  test.each([
    ['other words', 'The limit is', 'You can add up to'],
    ['another alt text', 'alt="A map."', 'alt="A mall."'],
    ['another indent of code', 'add();', '  add();'],
    ['a version of the SDK', 'Text.', 'Text of 6.0.'],
    ['a small number', 'Text.', 'Text in 2 steps.'],
  ])('keeps the facts of a section with %s', (_what, before, after) => {
    expect(factsOf(BODY.replaceAll(before, after))).toEqual(factsOf(BODY));
  });

  test.each([
    ['code', 'add();', 'addAll();'],
    ['name', '`rank`', '`priority`'],
    ['number', '30 labels', '40 labels'],
    ['small number with a unit', '30 labels', '30 labels in 5 seconds'],
    ['sample', 'a.ts', 'b.ts'],
    ['table of options', 'LabelOptions', 'MarkerOptions'],
  ])('has other facts for another %s', (_what, before, after) => {
    expect(factsOf(BODY.replaceAll(before, after))).not.toEqual(factsOf(BODY));
  });

  test('does not split at a heading whose anchor depends on the brand', () => {
    expect(readSections('\n## {brand.name} Studio\n', 'Tools')).toHaveLength(1);
  });
});

function factsOf(body: string): string[] {
  return readSections(body, 'Labels').map(({ facts }) => facts);
}
