import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FINDING_CODES } from './finding-codes.ts';

const ROOT = join(import.meta.dirname, '../..');
const spec = readFileSync(join(ROOT, 'SPEC.md'), 'utf8');
const rules = [...spec.matchAll(/^- \*\*\[([A-Z]\d+)\]\*\*/gm)].map(([, id]) => id);
const tests = globSync('src/**/*.test.ts', { cwd: ROOT })
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');
const titles = tests
  .split('\n')
  .filter((line) => /\b(it|test|describe)\b.*\(|^\s*\]?\)\('|^ +'\[/.test(line));
const tested = new Set(titles.flatMap((line) => line.match(/\[[A-Z]\d+\]/g) ?? []));

describe('SPEC.md', () => {
  it('gives every rule a unique id', () => {
    expect(rules.length).toBeGreaterThan(60);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it('has a test for every rule', () => {
    expect(rules.filter((id) => !tested.has(`[${id}]`))).toEqual([]);
  });

  it('contains every rule that a test names', () => {
    expect([...tested].filter((id) => !rules.includes(id.slice(1, -1)))).toEqual([]);
  });

  it('has a test that triggers every finding code', () => {
    const codes = Object.keys(FINDING_CODES);
    expect(codes.filter((code) => !new RegExp(`['"\`^/(|]${code}\\b`).test(tests))).toEqual([]);
  });

  it('names every finding code and no other', () => {
    const named = new Set([...spec.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, code]) => code));
    const codes = Object.keys(FINDING_CODES);
    expect(codes.filter((code) => !named.has(code))).toEqual([]);
    const listed =
      spec.match(/^- \*\*.*$/gm)?.flatMap((line) => line.match(/`[^`]+`/g) ?? []) ?? [];
    const stray = listed.filter((text) => text.includes('-') && !codes.includes(text.slice(1, -1)));
    expect(stray).toEqual([]);
  });
});
