import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashInputs } from './hash-inputs.ts';
import { ROOT } from './repo.ts';

let temporary: string;
let folder: string;

beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'hash-inputs-'));
  // Names enter the hash without a prefix of the root's length: keep ours behind it.
  folder = join(temporary, 'x'.repeat(Math.min(ROOT.length, 200)));
  write('b/two.txt', '2');
  write('a.txt', '1');
});

afterEach(() => {
  rmSync(temporary, { recursive: true });
  vi.unstubAllEnvs();
});

describe('hashInputs', () => {
  test('stays the same while nothing changes', () => {
    expect(hashOfFolder()).toMatch(/^[0-9a-f]{64}$/);
    expect(hashOfFolder()).toBe(hashOfFolder());
  });

  test('changes with the contents of a file in a folder below', () => {
    const before = hashOfFolder();
    write('b/two.txt', '3');
    expect(hashOfFolder()).not.toBe(before);
  });

  test('changes with the name of a file', () => {
    const before = hashOfFolder();
    renameSync(join(folder, 'a.txt'), join(folder, 'A.txt'));
    expect(hashOfFolder()).not.toBe(before);
  });

  test('changes with a new file', () => {
    const before = hashOfFolder();
    write('c.txt', '');
    expect(hashOfFolder()).not.toBe(before);
  });

  test.each(['node_modules', 'build', '.docusaurus', 'tests'])('ignores %s', (name) => {
    const before = hashOfFolder();
    write(`b/${name}/file.txt`, 'x');
    expect(hashOfFolder()).toBe(before);
  });

  test('ignores the tests beside the code', () => {
    const before = hashOfFolder();
    write('b/x.test.ts', 'x');
    expect(hashOfFolder()).toBe(before);
  });

  test('accepts a single file', () => {
    const path = relative(ROOT, join(folder, 'a.txt'));
    const before = hashInputs([path]);
    write('a.txt', 'changed');
    expect(hashInputs([path])).not.toBe(before);
  });

  test('changes with a named setting and with no other', () => {
    vi.stubEnv('HASH_TEST_SETTING', 'a');
    const named = hashOfFolder(['HASH_TEST_SETTING']);
    const unnamed = hashOfFolder();
    vi.stubEnv('HASH_TEST_SETTING', 'b');
    expect(hashOfFolder(['HASH_TEST_SETTING'])).not.toBe(named);
    expect(hashOfFolder()).toBe(unnamed);
  });
});

function hashOfFolder(settings: string[] = []): string {
  return hashInputs([relative(ROOT, folder)], settings);
}

function write(name: string, text: string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
