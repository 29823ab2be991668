import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { signText, verifySignature } from './sign-text.ts';
import { readTokenKeys, type SigningKeys } from './signing-keys.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const INVALID_PAIR =
  'TOKEN_KEYS: expected pairs id:secret, separated by commas, with secrets of at least 32 characters.';

function read(setting: string | undefined, keyFile = '/nowhere/key'): SigningKeys {
  return readTokenKeys({ TOKEN_KEYS: setting }, { variable: 'TOKEN_KEYS', keyFile });
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'signing-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Ids of the keys that accept a signature. */
function findVerifiers(keys: SigningKeys, signature: string): string[] {
  return keys.filter((key) => verifySignature(key, 'payload', signature)).map(({ id }) => id);
}

describe('readTokenKeys with a setting', () => {
  test('returns its keys in their order, without the spaces around them', () => {
    expect(read(` b:${NEW} ,\n a:${OLD} `)).toEqual([
      { id: 'b', secret: NEW },
      { id: 'a', secret: OLD },
    ]);
  });

  test('rotates keys: the new one signs, the old one verifies until it is removed', () => {
    const [before] = read(`2025:${OLD}`);
    const signature = signText('payload', before);
    const rotated = read(`2026:${NEW},2025:${OLD}`);
    expect(findVerifiers(rotated, signature)).toEqual(['2025']);
    expect(findVerifiers(rotated, signText('payload', rotated[0]))).toEqual(['2026']);
    expect(findVerifiers(read(`2026:${NEW}`), signature)).toEqual([]);
  });

  test('accepts secrets of 32 characters and rejects shorter ones', () => {
    expect(read(`a:${'s'.repeat(32)}`)[0].secret).toHaveLength(32);
    expect(() => read(`a:${'s'.repeat(31)}`)).toThrow(new Error(INVALID_PAIR));
  });

  test('does not count the spaces around a pair as part of the secret', () => {
    expect(() => read(`a:${'s'.repeat(31)} `)).toThrow(new Error(INVALID_PAIR));
  });

  test('accepts ids of 40 letters, digits, hyphens and underscores, and rejects longer ones', () => {
    const id = `Key_2026-01${'x'.repeat(29)}`;
    expect(read(`${id}:${NEW}`)[0].id).toBe(id);
    expect(() => read(`${id}x:${NEW}`)).toThrow(new Error(INVALID_PAIR));
  });

  test('splits a pair at its first colon, so that secrets may contain some', () => {
    expect(read(`a:b:${NEW}:`)).toEqual([{ id: 'a', secret: `b:${NEW}:` }]);
  });

  test.each([
    ['no id', NEW],
    ['an empty id', `:${NEW}`],
    ['no secret', 'a:'],
    ['a space in the id', `a b:${NEW}`],
    ['a dot in the id', `a.b:${NEW}`],
    ['a letter beyond ASCII in the id', `ä:${NEW}`],
    ['only spaces', '   '],
    ['only a comma', ','],
    ['a comma at the end', `a:${NEW},`],
    ['an empty pair in the middle', `a:${NEW},,b:${OLD}`],
    ['a short secret behind a valid pair', `a:${NEW},b:short`],
    ['a comma within a secret', `a:${'s'.repeat(20)},${'s'.repeat(20)}`],
  ])('rejects a setting with %s, with a message that exposes nothing of it', (_, setting) => {
    expect(() => read(setting)).toThrow(new Error(INVALID_PAIR));
  });

  test('rejects two keys with the same id', () => {
    expect(() => read(`a:${NEW},b:${NEW},a:${OLD}`)).toThrow(
      new Error('TOKEN_KEYS: two keys have the same id. Give each key its own id.'),
    );
  });

  test('ignores the key file and does not create one', () => {
    const folder = createFolder();
    const file = join(folder, 'key');
    read(`a:${NEW}`, file);
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, OLD);
    expect(read(`a:${NEW}`, file)).toEqual([{ id: 'a', secret: NEW }]);
  });
});

describe('readTokenKeys without a setting', () => {
  test.each([undefined, ''])('generates a key of 32 random bytes for %j', (setting) => {
    const folder = createFolder();
    const [key, ...others] = read(setting, join(folder, 'a'));
    expect(key).toEqual({ id: 'own', secret: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(others).toEqual([]);
    expect(read(setting, join(folder, 'b'))[0].secret).not.toBe(key.secret);
  });

  test('returns the same key after a restart', () => {
    const file = join(createFolder(), 'key');
    expect(read(undefined, file)).toEqual(read(undefined, file));
  });

  test('returns the key that a file contains', () => {
    const file = join(createFolder(), 'key');
    writeFileSync(file, OLD);
    expect(read(undefined, file)).toEqual([{ id: 'own', secret: OLD }]);
  });

  test('creates the folder and, in it, one file that only its owner can read', () => {
    const folder = join(createFolder(), 'data/keys');
    read(undefined, join(folder, 'key'));
    expect(readdirSync(folder)).toEqual(['key']);
    expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600);
  });

  test('writes nothing beside a key that exists, for its folder may be read-only', () => {
    const folder = createFolder();
    writeFileSync(join(folder, 'key'), OLD);
    utimesSync(folder, LONG_AGO, LONG_AGO);
    read(undefined, join(folder, 'key'));
    expect(statSync(folder).mtime).toEqual(LONG_AGO);
  });

  test('shares a secret among the processes of one start when the file cannot be written', () => {
    const file = join(createFolder(), 'key');
    mkdirSync(file);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    onTestFinished(() => warn.mockRestore());
    const readIn = (environment: Readonly<Record<string, string>>): string =>
      readTokenKeys(environment, { variable: 'TOKEN_KEYS', keyFile: file })[0].secret;
    const worker = { CLUSTER_SECRET: 'a'.repeat(32) };
    expect(readIn(worker)).toBe(readIn(worker));
    expect(readIn(worker)).not.toBe(readIn({ CLUSTER_SECRET: 'b'.repeat(32) }));
    expect(readIn({}).length).toBeGreaterThanOrEqual(32);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('Tokens are valid only until this process exits.'),
    );
  });

  test.each(['', 'short'])('replaces the stored key %j, which anyone could guess', (stored) => {
    const file = join(createFolder(), 'key');
    writeFileSync(file, stored);
    const [{ secret }] = read(undefined, file);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8')).toBe(secret);
  });

  test('returns one key to all processes that start at the same time', async () => {
    const folder = createFolder();
    const script = `
      import { once } from 'node:events';
      import { readTokenKeys } from ${JSON.stringify(join(import.meta.dirname, 'signing-keys.ts'))};
      process.stdout.write('.');
      await once(process.stdin, 'data');
      const secrets = Array.from({ length: 200 }, (_, index) =>
        readTokenKeys({}, { variable: 'TOKEN_KEYS', keyFile: ${JSON.stringify(folder)} + '/' + index })[0].secret);
      console.log(secrets.join());
      process.exit();`;
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '--eval', script], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    await Promise.all(processes.map(({ stdout }) => once(stdout, 'readable')));
    for (const { stdin } of processes) stdin.write('start\n');
    const outputs = await Promise.all(processes.map(({ stdout }) => text(stdout)));
    expect(outputs[0]).toMatch(/^\.(?:[\w-]{43},){199}[\w-]{43}\n$/);
    expect(new Set(outputs).size).toBe(1);
    expect(readdirSync(folder)).toHaveLength(200);
  });
});
