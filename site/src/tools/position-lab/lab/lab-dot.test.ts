import type { BlueDot, BlueDotOptions } from '@brand/web-sdk/blue-dot';
import { expect, test } from 'vitest';
import { LabDot } from './lab-dot.ts';
import { fixAt, openTinyLab } from './lab.fixture.ts';
import { DOT_DEFAULTS, NEW_SETTINGS } from './settings.ts';
import { frameAt, replayTrack } from './track.ts';

const lab = await openTinyLab();
const FIXES = [0, 1, 2].map((seconds) => fixAt(lab.venue, seconds, [seconds, 0]));

/** A dot that records its calls. */
function recorder(): { told: string[]; create: (options: BlueDotOptions) => BlueDot } {
  const told: string[] = [];
  const create = ({ staleAfter }: BlueDotOptions): BlueDot => {
    told.push(`create ${staleAfter}`);
    return {
      report: ({ lngLat }: { lngLat: [number, number] }) =>
        told.push(`report ${Math.round(lab.venue.frame.toMetres(lngLat).x)}`),
      show: () => {},
      hide: () => told.push('hide'),
      remove: () => told.push('remove'),
      follow: (mode: string) => told.push(`follow ${mode}`),
      on: () => () => {},
    } as unknown as BlueDot;
  };
  return { told, create };
}

test('reports each accepted position once, forwards and backwards', () => {
  const { told, create } = recorder();
  const dot = new LabDot(create, { settings: DOT_DEFAULTS, onFollowEnd: () => {} });
  const track = replayTrack(FIXES, NEW_SETTINGS, lab);
  for (const time of [0, 250, 1000, 2000, 500]) dot.show(frameAt(track.frames, time), track);
  dot.show(undefined, track);
  expect(told).toEqual(['create Infinity', 'report 0', 'report 1', 'report 2', 'report 0', 'hide']);
});

test('is stale when the replay is, and keeps following', () => {
  const { told, create } = recorder();
  const dot = new LabDot(create, { settings: DOT_DEFAULTS, onFollowEnd: () => {} });
  const fixes = [FIXES[0]!, fixAt(lab.venue, 60, [5, 0])];
  const track = replayTrack(fixes, NEW_SETTINGS, lab);
  dot.follow(true);
  for (const time of [0, 29_000, 31_000, 60_000]) dot.show(frameAt(track.frames, time), track);
  expect(told).toEqual([
    'create Infinity',
    'follow position',
    'report 0',
    'remove',
    'create 0',
    'follow position',
    'report 0',
    'remove',
    'create Infinity',
    'follow position',
    'report 5',
  ]);
});
