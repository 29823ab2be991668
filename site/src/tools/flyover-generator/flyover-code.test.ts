import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileAsSamples } from '../../../../tools/src/samples/compile-as-samples.ts';
import { FRAMES } from './flyover.fixture.ts';
import { writeFlyoverCode } from './flyover-code.ts';
import { readFlyoverFile } from './flyover-file.ts';

const SAMPLE = join(import.meta.dirname, '../../../../examples/web-sdk/6.0/flyover');
const DEMO = { packageScope: '@brand', venue: { kind: 'demo', id: 'harbour-mall' } } as const;
const OWN = { packageScope: '@brand', venue: { kind: 'file', name: "my 'own'.zip" } } as const;
const HOSTILE = FRAMES.map((frame) => ({
  ...frame,
  name: 'a */ \n\u2028 process.exit()',
  floorId: "f'\\\n${'x'}`\u2028</script>",
}));

describe('the code of a flyover', () => {
  test('is the sample that is run, for the file beside it', () => {
    const text = readFileSync(join(SAMPLE, 'flyover.json'), 'utf8');
    const sample = readFileSync(join(SAMPLE, 'main.ts'), 'utf8');
    const flyover = readFlyoverFile(text, ['f_ground', 'f_upper']);
    expect(writeFlyoverCode(flyover, DEMO)).toBe(
      sample.replaceAll(/^\/\/ #(?:end)?region .*\n/gm, ''),
    );
  });

  test('compiles, whatever views and floors are called', () => {
    const codes = {
      'flyover/demo.ts': writeFlyoverCode({ loop: true, frames: FRAMES }, DEMO),
      'flyover/own.ts': writeFlyoverCode({ loop: false, frames: FRAMES }, OWN),
      'flyover/hostile.ts': writeFlyoverCode({ loop: true, frames: HOSTILE }, OWN),
      'flyover/empty.ts': writeFlyoverCode({ loop: false, frames: [] }, DEMO),
    };
    expect(compileAsSamples('web-sdk/6.0', codes)).toEqual([]);
  });

  test('that is wrong does not compile', () => {
    const code = writeFlyoverCode({ loop: true, frames: FRAMES }, DEMO);
    const wrong = code.replace('pitchDegrees: 60', 'pitch: 60');
    expect(compileAsSamples('web-sdk/6.0', { 'flyover/wrong.ts': wrong }).join('\n')).toContain(
      "'pitch' does not exist",
    );
  });
});
