import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_TEXTS } from './allowed-texts.ts';
import { applyExceptions } from './apply-exceptions.ts';
import { findMatches, type FileMatch } from './find-matches.ts';
import type { Finding } from './finding.ts';
import { findDuplicateSentences } from './rules/duplicate-sentences.ts';
import { pageSubject } from './rules/page-subject.ts';
import { PUBLISHED_PACKAGES, TEXT_SETS, type TextSet } from './text-sets.ts';
import { publishedNames } from './texts/published-names.ts';
import type { FileTexts } from './texts/text-block.ts';

const DUPLICATE_SENTENCE = 'duplicate-sentence';

export type SetFindings = { readonly name: string; readonly findings: readonly Finding[] };

/** Findings of all texts of the repository, by set. */
export function lintTexts(root: string): SetFindings[] {
  const ruleIds = new Set([
    DUPLICATE_SENTENCE,
    ...TEXT_SETS.flatMap(({ rules }) => rules.map(({ id }) => id)),
  ]);
  const textsOf = readTexts(root);
  return TEXT_SETS.map((set) => {
    const pages = textsOf.get(set) ?? [];
    const allowed = ALLOWED_TEXTS.filter((entry) => entry.set === set.name);
    const findings = applyExceptions(matchesOf(pages, set), { pages, allowed, ruleIds });
    return { name: set.name, findings };
  });
}

/** The texts of all sets. A file of several sets is parsed once, because they follow each other. */
function readTexts(root: string): Map<TextSet, FileTexts[]> {
  const published = publishedNames(root, PUBLISHED_PACKAGES);
  const sets = TEXT_SETS.flatMap((set) =>
    globSync(set.files, { cwd: root, exclude: set.exclude ?? [] }).map((file) => ({ file, set })),
  );
  const texts = new Map<TextSet, FileTexts[]>();
  for (const [file, rows] of [...Map.groupBy(sets, (row) => row.file)].toSorted(byName)) {
    const source = readFileSync(join(root, file), 'utf8');
    for (const { set } of rows) {
      const pages = texts.get(set) ?? [];
      pages.push(set.read(file, source, published));
      texts.set(set, pages);
    }
  }
  return texts;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function matchesOf(pages: readonly FileTexts[], set: TextSet): FileMatch[] {
  const matches = pages.flatMap((page) => findMatches(page, set.rules));
  if (!set.hasUniqueSentences) return matches;
  const duplicates = findDuplicateSentences(pages, pageSubject);
  return [...matches, ...duplicates.map((match) => ({ ...match, rule: DUPLICATE_SENTENCE }))];
}
