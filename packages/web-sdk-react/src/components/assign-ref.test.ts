import { describe, expect, test } from 'vitest';
import { assignRef } from './assign-ref.ts';

describe('assignRef', () => {
  test('sets and clears an object ref', () => {
    const ref = { current: null as string | null };
    const detach = assignRef(ref, 'handle');
    expect(ref.current).toBe('handle');
    detach();
    expect(ref.current).toBeNull();
  });

  test('calls a function ref with null on cleanup, as React 18 does', () => {
    const calls: (string | null)[] = [];
    assignRef((value) => void calls.push(value), 'handle')();
    expect(calls).toEqual(['handle', null]);
  });

  test('calls the cleanup function of a ref, as React 19 does', () => {
    const calls: (string | null)[] = [];
    assignRef<string>((value) => {
      calls.push(value);
      return () => void calls.push('clean');
    }, 'handle')();
    expect(calls).toEqual(['handle', 'clean']);
  });
});
