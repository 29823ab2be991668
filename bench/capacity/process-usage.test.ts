import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseCpuList, parseResidentBytes, parseStat, readGroupUsage } from './process-usage.ts';

describe('parseStat', () => {
  test('finds group and processor time behind a name with spaces and parentheses', () => {
    const fields = 'S 10 4321 10 0 -1 0 1 2 3 4 250 75 0 0 20 0 11 0 100 200 300';
    expect(parseStat(`77 (node (main) x) ${fields}`)).toEqual({ groupId: 4321, cpuSeconds: 3.25 });
  });
});

describe('parseResidentBytes', () => {
  test('reads kilobytes of 1,024 bytes', () => {
    expect(parseResidentBytes('VmPeak:\t9 kB\nVmRSS:\t  2048 kB\nThreads:\t1\n')).toBe(2_097_152);
  });

  test('is 0 for a process that ended', () => {
    expect(parseResidentBytes('State:\tZ (zombie)\n')).toBe(0);
  });
});

describe('parseCpuList', () => {
  test.each([
    ['0', [0]],
    ['0-1', [0, 1]],
    ['0-2,5,8-9', [0, 1, 2, 5, 8, 9]],
  ])('expands %s', (text, cpus) => expect(parseCpuList(text)).toEqual(cpus));
});

describe.skipIf(process.platform !== 'linux')('readGroupUsage', () => {
  test('includes this process', () => {
    const { groupId } = parseStat(readFileSync('/proc/self/stat', 'utf8'));
    const usage = readGroupUsage(groupId);
    expect(usage.length).toBeGreaterThan(0);
    expect(usage.some(({ residentBytes }) => residentBytes > 1e6)).toBe(true);
  });

  test('is empty for a group that does not exist', () => {
    expect(readGroupUsage(-5)).toEqual([]);
  });
});
