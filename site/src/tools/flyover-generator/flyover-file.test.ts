import { seededRandom } from '@brand/geo';
import { breakValue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { ToolFileError } from '@site/src/tools/shared/file/field-reader';
import { FRAMES } from './flyover.fixture.ts';
import { type FlyoverFile, readFlyoverFile, writeFlyoverFile } from './flyover-file.ts';
import { durationOf, momentAt } from './timeline.ts';

const FLOORS = ['f_ground', 'f_upper'];
const FLYOVER = { loop: true, frames: FRAMES };
const TEXT = writeFlyoverFile(FLYOVER, 'tiny.zip');

describe('readFlyoverFile', () => {
  test('round-trips a flyover', () => {
    expect(readFlyoverFile(TEXT, FLOORS)).toEqual(FLYOVER);
    expect(writeFlyoverFile(readFlyoverFile(TEXT, FLOORS), 'tiny.zip')).toBe(TEXT);
  });

  test('rejects floors of another venue and names that venue', () => {
    expect(() => readFlyoverFile(TEXT, ['f_ground'])).toThrow(
      'frames[2].floorId: this venue has no floor "f_upper". The flyover file was created for tiny.zip. Choose that venue first.',
    );
  });

  test('rejects an unknown easing by its path', () => {
    expect(() => readFlyoverFile(TEXT.replace('"ease-in"', '"bounce"'), FLOORS)).toThrow(
      'frames[2].easing: expected one of linear, ease-in, ease-out, ease-in-out, found "bounce".',
    );
  });

  test('reads or rejects a file that is broken anywhere, and never accepts nonsense', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 400; round += 1) {
      const file = JSON.parse(TEXT) as FlyoverFile;
      breakValue(file, random);
      expect(outcomeOf(JSON.stringify(file))).not.toBe('nonsense');
    }
  });
});

function outcomeOf(text: string): 'fine' | 'refused' | 'nonsense' {
  try {
    const flyover = readFlyoverFile(text, FLOORS);
    const share = momentAt(flyover, 5000)?.share ?? 0;
    return Number.isFinite(durationOf(flyover)) && share <= 1 ? 'fine' : 'nonsense';
  } catch (error) {
    if (error instanceof ToolFileError) return 'refused';
    throw error;
  }
}
