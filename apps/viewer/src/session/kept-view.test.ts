import type { MapView } from '@brand/web-sdk';
import { describe, expect, test } from 'vitest';
import { type Edges, KeptView } from './kept-view.ts';

const PLACE = [1, 2] as const;
const NOTHING: Edges = { top: 0, right: 0, bottom: 0, left: 0 };

/** A map that records what its camera is asked to show. */
function createMap() {
  const listeners = new Map<string, () => void>();
  const paddings: unknown[] = [];
  const map = {
    on: (name: string, listener: () => void) => listeners.set(name, listener),
    camera: {
      focusOn: async (_target: unknown, { padding }: { readonly padding: unknown }) => {
        paddings.push(padding);
      },
    },
  };
  return {
    map: map as unknown as MapView,
    paddings,
    emit: (name: string) => listeners.get(name)?.(),
  };
}

describe('a kept view', () => {
  test('stays beside the controls, as they are at the time', async () => {
    const { map, paddings, emit } = createMap();
    let covered = NOTHING;
    const view = new KeptView(map, () => covered);
    emit('resize');
    expect(paddings).toEqual([]);
    await view.show(PLACE);
    covered = { ...NOTHING, right: 100 };
    emit('resize');
    expect(paddings).toEqual([
      { top: 56, right: 28, bottom: 24, left: 28 },
      { top: 56, right: 128, bottom: 24, left: 28 },
    ]);
  });

  test.each(['the visitor', 'the viewer'])('ends when %s moves the map', async (who) => {
    const { map, paddings, emit } = createMap();
    const view = new KeptView(map, () => NOTHING);
    await view.show(PLACE);
    if (who === 'the visitor') emit('interaction-start');
    else view.release();
    emit('resize');
    expect(paddings).toHaveLength(1);
  });
});
