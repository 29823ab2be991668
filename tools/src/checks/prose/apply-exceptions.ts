import type { AllowedText } from './allowed-texts.ts';
import type { FileMatch } from './find-matches.ts';
import type { Finding } from './finding.ts';
import { locate } from './locate.ts';
import type { FileTexts, Ignore } from './texts/text-block.ts';

/** The file of `AllowedText` entries, where unused ones are reported. */
const ALLOW_LIST = 'tools/src/checks/prose/allowed-texts.ts';

export type Exceptions = {
  /** All files that were read, with their ignore comments. */
  readonly pages: readonly FileTexts[];
  readonly allowed: readonly AllowedText[];
  readonly ruleIds: ReadonlySet<string>;
};

/** The matches without those that an exception covers, and exceptions that cover nothing. */
export function applyExceptions(
  matches: readonly FileMatch[],
  { pages, allowed, ruleIds }: Exceptions,
): Finding[] {
  const used = new Set<Ignore | AllowedText>();
  const left = matches.filter((match) => {
    const ignores = match.page.ignores.filter((ignore) => isIgnored(match, ignore));
    const entries = allowed.filter((entry) => isAllowed(match, entry));
    for (const exception of [...ignores, ...entries]) used.add(exception);
    return ignores.length === 0 && entries.length === 0;
  });
  return [
    ...left.map(({ page, rule, start, advice }): Finding => {
      return { file: page.file, ...locate(page.source, start), rule, message: advice };
    }),
    ...pages.flatMap((page) => page.ignores.flatMap((ignore) => ignoreFindings(page, ignore))),
    ...allowed.filter((entry) => !used.has(entry)).map(unusedEntry),
  ];

  function ignoreFindings({ file, source }: FileTexts, ignore: Ignore): Finding[] {
    const place = { file, ...locate(source, ignore.offset) };
    if (!ruleIds.has(ignore.rule) || ignore.reason === '') {
      const message = 'Write {/* prose-ignore rule: reason */}, with the id of a rule.';
      return [{ ...place, rule: 'malformed-ignore', message }];
    }
    if (used.has(ignore)) return [];
    const message = `Remove the comment: the next block has nothing that '${ignore.rule}' reports.`;
    return [{ ...place, rule: 'unused-ignore', message }];
  }
}

function isIgnored({ rule, start }: FileMatch, ignore: Ignore): boolean {
  return (
    rule === ignore.rule && ignore.reason !== '' && ignore.start <= start && start < ignore.end
  );
}

function isAllowed({ page, rule, start, end }: FileMatch, entry: AllowedText): boolean {
  if (entry.file !== page.file || entry.rule !== rule) return false;
  for (let at = page.source.indexOf(entry.text); at >= 0;) {
    if (at <= start && end <= at + entry.text.length) return true;
    at = page.source.indexOf(entry.text, at + 1);
  }
  return false;
}

function unusedEntry({ file, rule, text }: AllowedText): Finding {
  const message = `Remove the entry of ${file}: '${rule}' reports nothing in "${text}".`;
  return { file: ALLOW_LIST, line: 1, column: 1, rule: 'unused-ignore', message };
}
