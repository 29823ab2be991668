import type { TextFiles } from './compile.ts';
import type { UpgradedFile, UpgradeInput } from './upgrade-project.ts';
import { upgradeProject } from './upgrade-project.ts';

const PAGE = /\.html?$/;
const MODULE = /(<script\b[^>]*\btype=["']module["'][^>]*>)([\s\S]*?)<\/script>/gi;
/** The style sheet of versions before 6.0, with its line. */
const STYLES = /^[ \t]*<link\b[^>]*\/sdk\/[45]\.0\/styles\.css["'][^>]*>[ \t]*\r?\n/gm;

type Script = { readonly path: string; readonly start: number; readonly code: string };

/** Upgrades files, and the modules in pages without a build. */
export function upgradeFiles(input: UpgradeInput): UpgradedFile[] {
  const pages = new Map([...input.files].filter(([path]) => PAGE.test(path)));
  const scripts = new Map([...pages].map(([path, text]) => [path, readScripts(path, text)]));
  const sources: TextFiles = new Map([
    ...[...input.files].filter(([path]) => !PAGE.test(path)),
    ...[...scripts.values()].flat().map(({ path, code }) => [path, code] as const),
  ]);
  const upgraded = new Map(
    upgradeProject({ ...input, files: sources }).map((file) => [file.path, file]),
  );
  return [...input.files].map(([path, text]) => {
    const own = scripts.get(path);
    if (!own) return upgraded.get(path)!;
    const parts = own.map((script) => ({ script, file: upgraded.get(script.path)! }));
    return joinPage(path, text, parts);
  });
}

/** Modules with code of their own, by the path that they have for the compiler. */
function readScripts(path: string, html: string): Script[] {
  return [...html.matchAll(MODULE)]
    .filter(([, , code]) => code!.trim() !== '')
    .map(({ 1: tag, 2: code, index: start }, index) => ({
      path: `${path}.${index}.js`,
      start: start + tag!.length,
      code: code!,
    }));
}

function joinPage(
  path: string,
  before: string,
  parts: readonly { readonly script: Script; readonly file: UpgradedFile }[],
): UpgradedFile {
  const changes: UpgradedFile['changes'][number][] = [];
  const marks: UpgradedFile['marks'][number][] = [];
  const errors: UpgradedFile['syntaxErrors'][number][] = [];
  let after = '';
  let from = 0;
  const isTouched = parts.some(({ file }) => file.before !== file.after);
  const keep = (text: string): string => (isTouched ? text.replaceAll(STYLES, '') : text);
  for (const { script, file } of parts) {
    after += keep(before.slice(from, script.start));
    const [oldLines, newLines] = [linesIn(before.slice(0, script.start)), linesIn(after)];
    changes.push(...file.changes.map((one) => ({ ...one, line: one.line + oldLines })));
    marks.push(...file.marks.map((one) => ({ ...one, line: one.line + newLines })));
    errors.push(...file.syntaxErrors.map((one) => ({ ...one, line: one.line + oldLines })));
    after += file.after;
    from = script.start + script.code.length;
  }
  return {
    path,
    before,
    after: after + keep(before.slice(from)),
    usesSdk: parts.some(({ file }) => file.usesSdk),
    syntaxErrors: errors,
    changes,
    marks,
    typeErrors: parts.reduce((sum, { file }) => sum + file.typeErrors, 0),
  };
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
