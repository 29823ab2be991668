import { describe, expect, it } from 'vitest';
import { AssemblyReport } from './assembly-report.ts';

describe('AssemblyReport', () => {
  it('merges equal cases into one entry, with a count and the first source', () => {
    const report = new AssemblyReport();
    report.note('winding', 'a', 2);
    report.note('unknown-shape', 'b');
    report.note('winding', 'c');
    report.note('repeated-point', 'd', 0);
    expect(report.entries).toEqual([
      {
        action: 'changed',
        code: 'winding',
        message: 'Rings were reversed: outer rings go counter-clockwise, holes clockwise.',
        source: 'a',
        count: 3,
      },
      expect.objectContaining({ code: 'unknown-shape', action: 'dropped', source: 'b', count: 1 }),
    ]);
  });
});
