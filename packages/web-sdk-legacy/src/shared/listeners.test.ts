import { expect, test } from 'vitest';
import { Listeners } from './listeners.ts';

test('calls a listener once even if it was added twice, until it is removed', () => {
  const listeners = new Listeners<{ open: number; close: string }>();
  const told: unknown[] = [];
  const note = (value: unknown): void => void told.push(value);
  listeners.on('open', note);
  listeners.on('open', note);
  listeners.emit('open', 1);
  listeners.emit('close', 'x');
  listeners.off('open', note);
  listeners.emit('open', 2);
  expect(told).toEqual([1]);
});

test('allows listeners to remove themselves or add others during a call', () => {
  const listeners = new Listeners<{ open: number }>();
  const told: string[] = [];
  const once = (): void => {
    told.push('once');
    listeners.off('open', once);
    listeners.on('open', () => void told.push('added'));
  };
  listeners.on('open', once);
  listeners.emit('open', 1);
  expect(told).toEqual(['once']);
  listeners.emit('open', 2);
  expect(told).toEqual(['once', 'added']);
});
