import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sparseOffice, tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../bundle/document.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { writeBundle } from '../bundle/write-bundle.ts';
import { runCli } from './run-cli.ts';

async function convert(
  document: Mvf3Document,
  ...args: string[]
): Promise<{ code: number; text: string; nodes: number | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'mvf-routing-'));
  const [input, output] = [join(folder, 'in.zip'), join(folder, 'out.zip')];
  writeFileSync(input, writeBundle(document));
  let text = '';
  const print = (more: string): void => {
    text += more;
  };
  const io = { out: print, err: print, isTerminal: false, hasColor: false, columns: 80 };
  const code = await runCli(['convert', input, '-o', output, ...args], io);
  if (code !== 0) return { code, text, nodes: undefined };
  const bundle = await readBundle(readFileSync(output));
  if (bundle.version !== 3) throw new Error(`version ${bundle.version}`);
  const files = Object.values((await bundle.load()).nodes ?? {});
  return { code, text, nodes: files.reduce((sum, { features }) => sum + features.length, 0) };
}

describe('convert --routing', () => {
  test('replaces a broken network and says why, in figures', async () => {
    const { text, nodes } = await convert(sparseOffice());
    expect(text).toContain(
      'network-generated (floor "Ground floor"): The network was replaced by one from the shapes because its 14 nodes reached 1 of 41 rooms.',
    );
    expect(nodes).toBeGreaterThan(41);
  });

  test('keeps a good network without a word', async () => {
    const { text, nodes } = await convert(tinyVenue());
    expect(text).toContain('Nothing was changed, guessed or dropped.');
    expect(nodes).toBe(40);
  });

  test('keeps any network, or replaces any', async () => {
    expect((await convert(sparseOffice(), '--routing', 'keep')).nodes).toBe(14);
    const { text } = await convert(tinyVenue(), '--routing', 'generate');
    expect(text).toContain('because a new one was requested');
  });

  test('refuses other modes', async () => {
    const { code, text } = await convert(tinyVenue(), '--routing', 'magic');
    expect(code).toBe(2);
    expect(text).toContain('--routing: expected one of auto, keep, generate, found "magic".');
  });
});
