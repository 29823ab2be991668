export type { CompileCache, OtherFiles, TextFiles } from './engine/compile.ts';
export type {
  AppliedChange,
  PersonMark,
  SyntaxError,
  UpgradedFile,
  UpgradeInput,
} from './engine/upgrade-project.ts';
export { upgradeFiles } from './engine/html-scripts.ts';
export { guessVersion } from './guess-version.ts';
export { type DiffLine, diffLines } from './line-diff.ts';
export { NATIVE_RULES } from './native/rules.ts';
export { WEB_RULES } from './web/rules.ts';
