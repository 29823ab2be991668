import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tinyVenue } from '@brand/test-kit';
import { expect, test } from 'vitest';
import { writeBundle } from '../bundle/write-bundle.ts';

test('stops quietly when the reader of a pipe has enough', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mvf-'));
  const path = join(folder, 'venue.zip');
  const document = tinyVenue();
  // More findings than a pipe holds.
  document.locations = Array.from({ length: 400 }, (_, index) => ({
    id: `loc_${index}`,
    details: { name: 'x'.repeat(2000) },
    geometryAnchors: [{ floorId: 'f_none', geometryId: `g_${'y'.repeat(2000)}${index}` }],
  })) as typeof document.locations;
  writeFileSync(path, writeBundle(document));
  const command = spawn(process.execPath, [
    join(import.meta.dirname, 'main.ts'),
    'validate',
    path,
    '--json',
  ]);
  let errors = '';
  command.stderr.on('data', (text) => (errors += String(text)));
  command.stdout.destroy();
  const [code] = (await once(command, 'close')) as [number];
  rmSync(folder, { recursive: true });
  expect(errors).toBe('');
  // That of the findings.
  expect(code).toBe(1);
});
