import type { PointerHits } from '@brand/web-sdk';
import { describe, expect, test } from 'vitest';
import { PointerTargets } from './pointer-targets.ts';

type Listener = (hits: PointerHits) => void;

/** A fake source of map events. */
function createSource() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    on(name: string, listener: Listener) {
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all.add(listener));
      return () => all.delete(listener);
    },
    count: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
    emit(name: string, ...targets: { target: object; isInteractive: boolean }[]) {
      for (const listener of listeners.get(name) ?? []) {
        listener({ hits: targets } as unknown as PointerHits);
      }
    },
  };
}

function record() {
  const said: string[] = [];
  return {
    said,
    onClick: () => said.push('click'),
    onHoverChange: ({ isHovered }: { isHovered: boolean }) => said.push(isHovered ? 'in' : 'out'),
  };
}

const zone = { name: 'zone' };
const label = { name: 'label' };

describe('PointerTargets', () => {
  test('notifies the foremost interactive target', () => {
    const source = createSource();
    const targets = new PointerTargets(source);
    const ofZone = record();
    const ofLabel = record();
    targets.add(zone, ofZone);
    targets.add(label, ofLabel);
    source.emit(
      'click',
      { target: label, isInteractive: false },
      { target: zone, isInteractive: true },
    );
    expect(ofZone.said).toEqual(['click']);
    expect(ofLabel.said).toEqual([]);
  });

  test('notifies once when the pointer enters and once when it leaves', () => {
    const source = createSource();
    const targets = new PointerTargets(source);
    const ofZone = record();
    targets.add(zone, ofZone);
    source.emit('hover', { target: zone, isInteractive: true });
    source.emit('hover', { target: zone, isInteractive: true });
    source.emit('hover');
    expect(ofZone.said).toEqual(['in', 'out']);
  });

  test('subscribes to the map only while a target listens', () => {
    const source = createSource();
    const targets = new PointerTargets(source);
    expect(source.count()).toBe(0);
    const removals = [targets.add(zone, record()), targets.add(label, record())];
    expect(source.count()).toBe(2);
    for (const remove of removals) remove();
    expect(source.count()).toBe(0);
    targets.add(zone, record());
    expect(source.count()).toBe(2);
  });
});
