import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileAsSamples } from '../../../../tools/src/samples/compile-as-samples.ts';
import { FRAMES } from './flyover.fixture.ts';
import { writeFlyoverCode } from './flyover-code.ts';
import { readFlyoverFile } from './flyover-file.ts';

const SAMPLES = join(import.meta.dirname, '../../../../examples/web-sdk/6.0');
const DEMO = { packageScope: '@brand', venue: { kind: 'demo', id: 'harbour-mall' } } as const;
const OWN = { packageScope: '@brand', venue: { kind: 'file', name: "my 'own'.zip" } } as const;
const HOSTILE = FRAMES.map((frame) => ({
  ...frame,
  name: 'a */ \n\u2028 process.exit()',
  floorId: "f'\\\n${'x'}`\u2028</script>",
}));

describe('writeFlyoverCode', () => {
  test('writes the published sample from the file beside it', () => {
    const text = readFileSync(join(SAMPLES, 'flyover-file/flyover.json'), 'utf8');
    const sample = readFileSync(join(SAMPLES, 'flyover/main.ts'), 'utf8');
    const flyover = readFlyoverFile(text, ['f_ground', 'f_upper']);
    expect(writeFlyoverCode(flyover, DEMO)).toBe(
      sample.replaceAll(/^\/\/ #(?:end)?region .*\n/gm, ''),
    );
  });

  test('writes code that compiles for any names of views and floors', () => {
    const demo = writeFlyoverCode({ loop: true, frames: FRAMES }, DEMO);
    const problems = compileAsSamples('web-sdk/6.0', {
      'flyover/demo.ts': demo,
      'flyover/own.ts': writeFlyoverCode({ loop: false, frames: FRAMES }, OWN),
      'flyover/hostile.ts': writeFlyoverCode({ loop: true, frames: HOSTILE }, OWN),
      'flyover/empty.ts': writeFlyoverCode({ loop: false, frames: [] }, DEMO),
      'flyover/wrong.ts': demo.replace('pitchDegrees: 60', 'pitch: 60'),
    });
    expect(problems).toEqual([
      expect.stringMatching(/^flyover\/wrong\.ts: .*'pitch' does not exist/),
    ]);
  });
});
