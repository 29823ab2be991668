import { readShareHash } from '@brand/wire/playground';
import { describe, expect, test } from 'vitest';
import type { PlaygroundState } from '../session/playground-state.ts';
import { shareAddress } from './share-address.ts';

const PAGE = 'https://portal.test/playground/markers?variant=markers-card#code=old';

function state(change: object): PlaygroundState {
  const files = { 'main.ts': 'a', 'app.css': 'b' };
  return { source: { files, path: 'web-sdk/6.0/x' }, files, isEdited: false, ...change } as never;
}

describe('createShareUrl', () => {
  test('contains no code for an unchanged sample', async () => {
    expect(await shareAddress(state({}), PAGE)).toEqual({
      address: 'https://portal.test/playground/markers?variant=markers-card',
    });
  });

  test('contains only the files that were changed', async () => {
    const edited = state({ isEdited: true, files: { 'main.ts': 'changed', 'app.css': 'b' } });
    const link = await shareAddress(edited, PAGE);
    if (!('address' in link)) throw new Error(link.reason);
    const { hash, search } = new URL(link.address);
    expect(search).toBe('?variant=markers-card');
    expect(await readShareHash(hash)).toEqual({ files: { 'main.ts': 'changed' } });
  });

  test("returns a reason for a reader's own bundle and for too much code", async () => {
    const own = await shareAddress(state({ isEdited: true, bundle: { name: 'a.zip' } }), PAGE);
    expect(own).toEqual({ reason: expect.stringContaining('stays in this page') });
    const noise = Array.from({ length: 9000 }, (_, index) => (index * 7919) % 9973).join();
    const long = await shareAddress(state({ isEdited: true, files: { 'main.ts': noise } }), PAGE);
    expect(long).toEqual({ reason: expect.stringMatching(/too long for a link: \d+ characters/) });
  });
});
