import type { LanguageRegistration } from 'shiki/core';

type GrammarModule = { readonly default: LanguageRegistration[] };
type Grammar = { readonly name: string; readonly load: () => Promise<GrammarModule> };

const TS: Grammar = {
  name: 'typescript',
  load: () => import('shiki/langs/typescript.mjs'),
};
/** Its grammar covers JavaScript with the same token kinds, which saves a third one. */
const TSX: Grammar = {
  name: 'tsx',
  load: () => import('shiki/langs/tsx.mjs'),
};
const JSON_FILES: Grammar = {
  name: 'json',
  load: () => import('shiki/langs/json.mjs'),
};
const SHELL: Grammar = {
  name: 'shellscript',
  load: () => import('shiki/langs/shellscript.mjs'),
};
const SWIFT: Grammar = {
  name: 'swift',
  load: () => import('shiki/langs/swift.mjs'),
};
const KOTLIN: Grammar = {
  name: 'kotlin',
  load: () => import('shiki/langs/kotlin.mjs'),
};
const XML: Grammar = {
  name: 'xml',
  load: () => import('shiki/langs/xml.mjs'),
};
const HTML: Grammar = {
  name: 'html',
  load: () => import('shiki/langs/html.mjs'),
};
const CSS: Grammar = {
  name: 'css',
  load: () => import('shiki/langs/css.mjs'),
};
const PHP: Grammar = {
  name: 'php',
  load: () => import('shiki/langs/php.mjs'),
};
const PYTHON: Grammar = {
  name: 'python',
  load: () => import('shiki/langs/python.mjs'),
};
const POWERSHELL: Grammar = {
  name: 'powershell',
  load: () => import('shiki/langs/powershell.mjs'),
};
const VISUAL_BASIC: Grammar = {
  name: 'vb',
  load: () => import('shiki/langs/vb.mjs'),
};

/** Grammars by the languages of fences: those of the docs and their usual other names. */
export const GRAMMARS: ReadonlyMap<string, Grammar> = new Map([
  ['ts', TS],
  ['typescript', TS],
  ['tsx', TSX],
  ['jsx', TSX],
  ['js', TSX],
  ['javascript', TSX],
  ['json', JSON_FILES],
  ['sh', SHELL],
  ['bash', SHELL],
  ['shell', SHELL],
  ['swift', SWIFT],
  ['kotlin', KOTLIN],
  ['kt', KOTLIN],
  ['xml', XML],
  ['html', HTML],
  ['css', CSS],
  ['php', PHP],
  ['python', PYTHON],
  ['py', PYTHON],
  ['powershell', POWERSHELL],
  ['vb', VISUAL_BASIC],
]);
