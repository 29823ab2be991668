import { ROOT } from '../../shared/repo.ts';
import { countFindings } from './count-findings.ts';
import { lintTexts } from './lint-texts.ts';

/** Prints the findings of all texts, or of those whose path starts with one of `options`. */
export function checkProse(options: readonly string[]): boolean {
  const paths = options.filter((option) => !option.startsWith('--'));
  const isWanted = (file: string): boolean =>
    paths.length === 0 || paths.some((path) => file.startsWith(path));
  const sets = lintTexts(ROOT).map(({ name, findings }) => ({
    name,
    findings: findings.filter(({ file }) => isWanted(file)),
  }));
  const found = sets.flatMap(({ findings }) => findings);
  if (options.includes('--counts')) console.log(countFindings(sets));
  else {
    for (const { file, line, column, rule, message } of found) {
      console.log(`${file}:${line}:${column}  ${rule}  ${message}`);
    }
  }
  if (found.length > 0) {
    console.error(
      `${found.length} findings. Rewrite the texts; CONTRIBUTING.md, "Prose", has the exceptions.`,
    );
  }
  return found.length === 0;
}
