import { describe, expect, test } from 'vitest';
import { TOPICS } from '../src/features/playground/topics/index.ts';
import { readContentPages } from './content-pages.ts';
import { findSimilarPages, isOutline } from './guide-rules.ts';
import { countWords } from './prose.ts';

const MIN_WORDS = 150;
const SECTIONS = [
  'Try these changes {#what-to-try}',
  'Troubleshooting {#what-goes-wrong}',
  'Where next',
];

const pages = readContentPages(['src/pages/playground']);

describe('the pages of the playground', () => {
  test.each(pages.map((page) => [page.file, page] as const))(
    'pass the rules for complete pages: %s',
    (_file, page) => {
      expect(isOutline(page)).toBe(false);
      expect(countWords(page.body)).toBeGreaterThanOrEqual(MIN_WORDS);
    },
  );

  test.each(TOPICS.map(({ id }) => id))(
    'start with their program, then suggest what to try: %s',
    (id) => {
      const page = pages.find(({ file }) => file.endsWith(`/${id}.mdx`));
      const body = page?.body.trim() ?? '';
      expect(body.startsWith(`<Playground topic="${id}" />`)).toBe(true);
      for (const section of SECTIONS) expect(body).toContain(`\n## ${section}\n`);
    },
  );

  // Settings that a page names must exist.
  test.each(TOPICS.map((topic) => [topic.id, topic] as const))(
    'name only controls of their program in bold: %s',
    (id, { variants }) => {
      const body = pages.find(({ file }) => file.endsWith(`/${id}.mdx`))?.body ?? '';
      const named = [...body.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name);
      const known = new Set(
        variants.flatMap(({ title, controls }) => [title, ...controls.map(({ label }) => label)]),
      );
      expect(named.filter((name) => !known.has(name ?? ''))).toEqual([]);
      expect(named.length).toBeGreaterThan(2);
    },
  );

  test('differ from each other by at least half', () => {
    expect(findSimilarPages(pages)).toEqual([]);
  });
});
