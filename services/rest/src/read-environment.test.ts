import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const KEYS = { REST_TOKEN_KEYS: `one:${'k'.repeat(32)}` };
const NOWHERE = { dataFolder: '/nowhere' };

describe('readEnvironment', () => {
  test('defaults to private settings, with keys stored in the folder', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'rest-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true }));
    const settings = readEnvironment({}, { dataFolder });
    expect(settings.webhooks).toEqual({ allowPrivate: false });
    expect(settings.tenantKeys.size).toBe(0);
    expect(settings.keys).toEqual(readEnvironment({}, { dataFolder }).keys);
    expect(existsSync(join(dataFolder, 'rest.sqlite'))).toBe(false);
    await settings.database.read('SELECT id FROM rest_tenants');
    expect(existsSync(join(dataFolder, 'rest.sqlite'))).toBe(true);
    await settings.database.close();
  });

  test('reads partners, the public URL and limits', () => {
    const settings = readEnvironment(
      {
        ...KEYS,
        REST_PARTNER_KEYS: `acme:${'a'.repeat(32)}, beta:${'b'.repeat(40)}`,
        REST_PUBLIC_URL: 'https://docs.example/',
        REST_RATE_BURST: '7',
        REST_WEBHOOKS_PRIVATE: '1',
      },
      NOWHERE,
    );
    expect([...settings.tenantKeys.keys()]).toEqual(['acme', 'beta']);
    expect(settings.baseUrl.publicUrl).toBe('https://docs.example');
    expect(settings.limits.address.burst).toBe(7);
    expect(settings.webhooks.allowPrivate).toBe(true);
  });

  test.each([
    { REST_PARTNER_KEYS: 'acme:short' },
    { REST_PARTNER_KEYS: `demo:${'a'.repeat(32)}` },
    { REST_PUBLIC_URL: 'https://docs.example/path' },
    { REST_RATE_BURST: 'many' },
    { REST_RATE_PER_SECOND: '0' },
    { REST_SANDBOXES: '2.5' },
    { REST_WEBHOOKS_PRIVATE: 'true' },
    { DATABASE_URL: 'mysql://me:secret@host/x' },
    { DATABASE_URL: 'postgres://me:secret@host:99999/x' },
  ])('rejects %j without exposing secrets', (environment) => {
    const [[name, value] = ['', '']] = Object.entries(environment);
    const read = (): unknown => readEnvironment({ ...KEYS, ...environment }, NOWHERE);
    expect(read).toThrow(`${name}: expected `);
    const isSecret = name === 'REST_PARTNER_KEYS' || name === 'DATABASE_URL';
    expect(messageOf(read).includes(value)).toBe(!isSecret);
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
