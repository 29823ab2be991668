import { seededRandom } from '@brand/geo';
import { breakValue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import { ToolFileError } from '@site/src/tools/shared/file/field-reader';
import { readWalkFile, type WalkFile, writeProject, writeWalkFile } from './walk-file.ts';
import { drawnPoint, NEW_PROJECT, positionsOf, type WalkProject } from './walk-project.ts';

const FLOORS = ['f_ground', 'f_upper'];
const PROJECT: WalkProject = {
  points: [
    { ...drawnPoint({ lngLat: [13.400123456, 52.500123456] }, 'f_ground'), pause: 2.5 },
    drawnPoint({ lngLat: [13.4005, 52.5] }, 'f_ground'),
    drawnPoint({ lngLat: [13.4005, 52.5] }, 'f_upper'),
  ],
  options: { ...NEW_PROJECT.options, speed: 0.9, noise: 3, seed: 77, hasHeading: false },
};

type Loose = { project: { points: unknown[]; options: Record<string, unknown> } };

function withChange(change: (file: Loose) => void): string {
  const file = JSON.parse(writeWalkFile(PROJECT, 'tiny.zip')) as Loose;
  change(file);
  return JSON.stringify(file);
}

describe('readWalkFile', () => {
  test('round-trips the project, and so its positions', () => {
    const text = writeWalkFile(PROJECT, 'tiny.zip');
    const project = readWalkFile(text, FLOORS);
    expect(project).toEqual(PROJECT);
    const { positions } = JSON.parse(text) as WalkFile;
    expect(positions).toEqual(positionsOf(project));
    expect(positions.length).toBeGreaterThan(20);
    expect(writeWalkFile(project, 'tiny.zip')).toBe(text);
  });

  test('opens a file without positions', () => {
    expect(readWalkFile(writeProject(PROJECT, 'tiny.zip'), FLOORS)).toEqual(PROJECT);
  });

  test('rejects floors of another venue and names that venue', () => {
    expect(() => readWalkFile(writeWalkFile(PROJECT, 'tiny.zip'), ['f_ground'])).toThrow(
      'project.points[2].floorId: this venue has no floor "f_upper". The walk file was created for tiny.zip. Choose that venue first.',
    );
  });

  test('rejects bare positions and names the file to choose', () => {
    expect(() => readWalkFile(' [{"timestamp":0}]', FLOORS)).toThrow(
      'The file is a list of positions and cannot be edited here. Open the walk file that was saved with it.',
    );
  });

  test('rejects a value out of range by its path', () => {
    const fast = withChange(({ project }) => {
      project.options['speed'] = 1000;
    });
    expect(() => readWalkFile(fast, FLOORS)).toThrow(
      'project.options.speed: expected a number from 0.1 to 20, found 1000.',
    );
    const many = withChange(({ project }) => {
      project.points = Array.from({ length: 501 }, () => project.points[0]);
    });
    expect(() => readWalkFile(many, FLOORS)).toThrow('expected up to 500 entries, found 501');
  });

  test('reads or rejects a file that is broken anywhere, and never accepts nonsense', () => {
    const random = seededRandom(12);
    for (let round = 0; round < 200; round += 1) {
      const text = withChange((file) => breakValue(file, random));
      expect(outcomeOf(text)).not.toBe('nonsense');
    }
  });
});

function outcomeOf(text: string): 'fine' | 'refused' | 'nonsense' {
  try {
    const positions = positionsOf(readWalkFile(text, FLOORS));
    const numbers = positions.flatMap(({ lngLat, accuracy }) => [...lngLat, accuracy]);
    return numbers.every(Number.isFinite) ? 'fine' : 'nonsense';
  } catch (error) {
    if (error instanceof ToolFileError) return 'refused';
    throw error;
  }
}
