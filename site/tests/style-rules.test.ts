import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ROOT } from './content-pages.ts';

const ROOT = join(SITE_ROOT, '..');
const STYLELINT = join(ROOT, 'node_modules/stylelint/bin/stylelint.mjs');

type Result = { readonly warnings: readonly { readonly line: number }[] };

/** The lines of a style sheet that break a rule. */
function findWrongLines(lines: readonly string[]): string[] {
  const file = join(SITE_ROOT, 'src/ui/example.css');
  const args = [STYLELINT, '--stdin', '--stdin-filename', file, '--formatter', 'json'];
  const { stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  const results = JSON.parse(stderr) as Result[];
  const wrong = new Set(results.flatMap(({ warnings }) => warnings.map(({ line }) => line)));
  return lines.filter((_, index) => wrong.has(index + 1));
}

const RAW = [
  'a { font-size: 0.9rem; }',
  'a { font-size: 0.9em; }',
  'a { font: 500 14px / 1.5 sans-serif; }',
  'a { line-height: 20px; }',
  'a { margin: 0 auto 1.5rem; }',
  'a { padding-inline: calc(2rem - 1px); }',
  'a { gap: 10px; }',
  'a { top: -0.5rem; }',
  'a { inset: 0 12px auto; }',
  'a { min-height: 2.5rem; }',
  'a { height: 40px; }',
  'a { border-radius: 10px; }',
  'a { box-shadow: 0 1px 2px currentcolor; }',
  'a { transition: opacity 200ms; }',
  'a { animation: turn var(--portal-duration-turn) linear; }',
  'a { color: #fff; }',
  'a { color: white; }',
  'a { background: rgb(0 0 0 / 50%); }',
  'a { padding: var(--portal-space-11); }',
  '@media (max-width: 768px) { a { margin: 0; } }',
  '@media (min-width: 600px) { a { margin: 0; } }',
  '@media (width <= 600px) { a { margin: 0; } }',
];

const NAMED = [
  'a { font: 500 var(--portal-text-small) / 1.5 var(--ifm-font-family-base); }',
  'a { margin: 0 auto var(--portal-space-7); }',
  'a { padding: 1px var(--portal-space-4); }',
  'a { gap: calc(-1 * var(--portal-space-2)) 5%; }',
  'a { width: 46rem; }',
  'a { border-radius: 50%; }',
  'a { transition: opacity var(--portal-duration-fast) var(--portal-easing-standard); }',
  'a { color: var(--portal-ink); }',
  'a { min-height: var(--portal-control-small); }',
  '@media (max-width: 600px) { a { margin: 0; } }',
  '@media (min-width: 997px) and (max-width: 1360px) { a { margin: 0; } }',
];

test('style sheets cannot use sizes, times, colours and breakpoints without a name', () => {
  expect(findWrongLines(RAW)).toEqual(RAW);
});

test('style sheets can use every token, and lengths that are no steps of a scale', () => {
  expect(findWrongLines(NAMED)).toEqual([]);
});
