import { describe, expect, it } from 'vitest';
import { createHistory, record, redo, undo } from './history.ts';

describe('history', () => {
  it('undoes and redoes step by step', () => {
    const history = record(record(createHistory('a'), 'b'), 'c');

    expect(undo(history).present).toBe('b');
    expect(undo(undo(undo(history))).present).toBe('a');
    expect(redo(undo(history)).present).toBe('c');
    expect(redo(history)).toBe(history);
  });

  it('merges consecutive changes of one topic into one step', () => {
    const moved = record(record(record(createHistory(0), 1, 'scale'), 2, 'scale'), 3, 'turn');

    expect(undo(moved).present).toBe(2);
    expect(undo(undo(moved)).present).toBe(0);
  });

  it('starts a new step of a topic after an undo', () => {
    const back = undo(record(record(createHistory(0), 1), 2, 'scale'));

    expect(undo(record(back, 5, 'scale')).present).toBe(1);
  });

  it('discards undone steps after a new change', () => {
    const changed = record(undo(record(createHistory('a'), 'b')), 'c');

    expect(redo(changed).present).toBe('c');
  });

  it('keeps at most 100 steps', () => {
    let history = createHistory(0);
    for (let step = 1; step <= 150; step += 1) history = record(history, step);

    expect(history.past).toHaveLength(100);
  });
});
