import { describe, expect, it } from 'vitest';
import { MvfError } from '../mvf-error.ts';
import { checkLimit, MVF_LIMITS } from './limits.ts';

const refusal = (run: () => void): MvfError => {
  try {
    run();
  } catch (error) {
    if (error instanceof MvfError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

describe('checkLimit', () => {
  it('lets a value at the limit pass', () => {
    expect(() => checkLimit({}, 'maxEntries', MVF_LIMITS.maxEntries)).not.toThrow();
  });

  it('names the limit, its value, the found value and the remedy', () => {
    const error = refusal(() => checkLimit({ maxEntries: 2 }, 'maxEntries', 3));
    expect(error).toMatchObject({ code: 'mvf/limit-exceeded', limit: 'maxEntries' });
    expect(error.message).toBe(
      'bundle: expected at most 2 (limits.maxEntries), found 3. Raise limits.maxEntries if you trust the source.',
    );
  });

  it('names the file, where one is to blame', () => {
    const error = refusal(() => checkLimit({ maxEntryBytes: 1 }, 'maxEntryBytes', 9, 'a.json'));
    expect(error.path).toBe('a.json');
    expect(error.message).toMatch(/^a\.json: /);
  });

  it('falls back to the default for a limit that is undefined', () => {
    const limits = { maxJsonDepth: undefined } as unknown as { maxJsonDepth: number };
    expect(refusal(() => checkLimit(limits, 'maxJsonDepth', 65)).message).toContain('at most 64');
  });

  it('rejects values and limits that are not numbers', () => {
    expect(() => checkLimit({}, 'maxEntries', Number.NaN)).toThrow(MvfError);
    expect(() => checkLimit({ maxEntries: Number.NaN }, 'maxEntries', 1)).toThrow(MvfError);
  });

  it('allows Infinity as a limit', () => {
    expect(() => checkLimit({ maxEntries: Infinity }, 'maxEntries', 1e9)).not.toThrow();
  });
});
