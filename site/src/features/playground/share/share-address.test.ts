import { readShareHash } from '@brand/wire/playground';
import { describe, expect, test } from 'vitest';
import type { PlaygroundState } from '../session/playground-state.ts';
import { shareAddress } from './share-address.ts';

const PAGE = 'https://portal.test/playground/markers?variant=markers-card#code=old';

function state(change: object): PlaygroundState {
  const files = { 'main.ts': 'a', 'app.css': 'b' };
  return { source: { files, path: 'web-sdk/6.0/x' }, files, isEdited: false, ...change } as never;
}

describe('the address that shares a program', () => {
  test('of a sample as it is carries no code', async () => {
    expect(await shareAddress(state({}), PAGE)).toEqual({
      address: 'https://portal.test/playground/markers?variant=markers-card',
    });
  });

  test('carries the files that were changed, and no others', async () => {
    const edited = state({ isEdited: true, files: { 'main.ts': 'changed', 'app.css': 'b' } });
    const link = await shareAddress(edited, PAGE);
    if (!('address' in link)) throw new Error(link.reason);
    const { hash, search } = new URL(link.address);
    expect(search).toBe('?variant=markers-card');
    expect(await readShareHash(hash)).toEqual({ files: { 'main.ts': 'changed' } });
  });

  test('does not exist for a bundle of the reader, nor for too much code', async () => {
    const own = await shareAddress(state({ isEdited: true, bundle: { name: 'a.zip' } }), PAGE);
    expect(own).toEqual({ reason: expect.stringContaining('stays in this page') });
    const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 9973).join();
    const long = await shareAddress(state({ isEdited: true, files: { 'main.ts': noise } }), PAGE);
    expect(long).toEqual({ reason: expect.stringMatching(/too long for a link: \d+ characters/) });
  });
});
