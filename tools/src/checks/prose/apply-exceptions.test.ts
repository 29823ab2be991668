import { describe, expect, test } from 'vitest';
import type { AllowedText } from './allowed-texts.ts';
import { applyExceptions } from './apply-exceptions.ts';
import { findMatches } from './find-matches.ts';
import { patternRule } from './rules/pattern-rule.ts';
import { readPage } from './texts/read-page.ts';

const rule = patternRule({ id: 'anew', pattern: /\banew\b/, write: "'again'" });
const ruleIds = new Set(['anew', 'whom']);

function lint(source: string, allowed: readonly AllowedText[] = []): string[] {
  const page = readPage('page.mdx', source);
  const findings = applyExceptions(findMatches(page, [rule]), { pages: [page], allowed, ruleIds });
  return findings.map(
    ({ file, line, column, rule: id, message }) => `${file}:${line}:${column} ${id}: ${message}`,
  );
}

describe('exceptions', () => {
  test('are rare: without one, a finding has a place and a rewrite', () => {
    expect(lint('First.\n\nIt begins anew.')).toEqual([
      "page.mdx:3:11 anew: Write 'again' instead of 'anew'.",
    ]);
  });

  test('cover the next block only', () => {
    expect(lint('{/* prose-ignore anew: quoted */}\n\nBegin anew.\n\nBegin anew.')).toEqual([
      "page.mdx:5:7 anew: Write 'again' instead of 'anew'.",
    ]);
  });

  test('are findings if nothing needs them', () => {
    const [finding, ...others] = lint('{/* prose-ignore anew: quoted */}\n\nBegin.');
    expect(finding).toMatch(/^page\.mdx:1:1 unused-ignore: /);
    expect(others).toEqual([]);
  });

  test.each(['{/* prose-ignore anew */}', '{/* prose-ignore other: quoted */}'])(
    'need a known rule and a reason: %s',
    (comment) => {
      expect(lint(`${comment}\n\nBegin.`)).toEqual([
        expect.stringMatching(/^page\.mdx:1:1 malformed-ignore: /),
      ]);
    },
  );

  test('can be entries of the list, which must be needed too', () => {
    const entry = { set: 'pages', file: 'page.mdx', rule: 'anew', text: 'begins anew', reason: '' };
    expect(lint('It begins anew.', [entry])).toEqual([]);
    expect(lint('It ends. Then anew.', [entry])).toEqual([
      "page.mdx:1:15 anew: Write 'again' instead of 'anew'.",
      expect.stringContaining('unused-ignore'),
    ]);
  });
});
