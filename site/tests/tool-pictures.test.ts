import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PICTURE_SIZE, PICTURED_TOOLS } from '../src/tools/shared/tool-picture/pictured-tools.ts';
import { SITE_ROOT } from './content-pages.ts';

/** The overview shows all of them. */
const MAX_BYTES = 80_000;

/** Width and height of a WebP file with lossy compression. */
function sizeOf(file: Buffer): { width: number; height: number } {
  expect(file.toString('latin1', 8, 12)).toBe('WEBP');
  // After the start code of the first frame; with an extended header, 18 bytes later.
  const frame = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  return {
    width: file.readUInt16LE(frame + 3) & 0x3fff,
    height: file.readUInt16LE(frame + 5) & 0x3fff,
  };
}

test.each(PICTURED_TOOLS.flatMap((tool) => ['light', 'dark'].map((theme) => [tool, theme])))(
  'the picture of %s in %s has the size that pages reserve, and is small',
  (tool, theme) => {
    const file = readFileSync(join(SITE_ROOT, 'static/img/tools', tool!, `${theme}.webp`));
    expect(sizeOf(file)).toEqual(PICTURE_SIZE);
    expect(file.length).toBeLessThan(MAX_BYTES);
  },
);
