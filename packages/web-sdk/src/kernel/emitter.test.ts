import { afterEach, describe, expect, test, vi } from 'vitest';
import { Emitter } from './emitter.ts';

type Events = { tick: number; tock: string };

describe('Emitter', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('calls listeners of a name in the order of registration', () => {
    const emitter = new Emitter<Events>();
    const heard: string[] = [];
    emitter.on('tick', (value) => heard.push(`first ${value}`));
    emitter.on('tick', (value) => heard.push(`second ${value}`));
    emitter.on('tock', (value) => heard.push(value));
    emitter.emit('tick', 7);
    expect(heard).toEqual(['first 7', 'second 7']);
  });

  test('ends one subscription and keeps another of the same listener', () => {
    const emitter = new Emitter<Events>();
    const heard: number[] = [];
    const listener = (value: number): void => void heard.push(value);
    const end = emitter.on('tick', listener);
    emitter.on('tick', listener);
    end();
    end();
    emitter.emit('tick', 1);
    expect(heard).toEqual([1]);
  });

  test('returns whether there are listeners', () => {
    const emitter = new Emitter<Events>();
    expect(emitter.has('tick')).toBe(false);
    const end = emitter.on('tick', () => {});
    expect(emitter.has('tick')).toBe(true);
    expect(emitter.has('tock')).toBe(false);
    end();
    expect(emitter.has('tick')).toBe(false);
  });

  test('calls the others when a listener throws, and reports the error', () => {
    const reported: unknown[] = [];
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
    const emitter = new Emitter<Events>();
    const heard: number[] = [];
    const mistake = new Error('a mistake of the app');
    emitter.on('tick', () => {
      throw mistake;
    });
    emitter.on('tick', (value) => heard.push(value));
    emitter.emit('tick', 3);
    expect(heard).toEqual([3]);
    expect(reported).toEqual([mistake]);
  });

  test('calls only listeners that were registered before emit', () => {
    const emitter = new Emitter<Events>();
    const heard: string[] = [];
    emitter.on('tick', () => {
      heard.push('old');
      emitter.on('tick', () => heard.push('new'));
    });
    emitter.emit('tick', 1);
    expect(heard).toEqual(['old']);
  });

  test('calls no listener after it is cleared', () => {
    const emitter = new Emitter<Events>();
    const heard: number[] = [];
    const end = emitter.on('tick', (value) => heard.push(value));
    emitter.clear();
    emitter.emit('tick', 1);
    expect(heard).toEqual([]);
    expect(end).not.toThrow();
  });
});
