import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { VENUES_FOLDER } from '../rest.fixture.ts';
import { type DrawLimits, RenderWorkerPool, startDrawing } from './render-worker-pool.ts';

const started = { count: 0 };
/** Starting a worker is slow on a busy machine. */
const PATIENCE = 60_000;

const REQUEST = { floorId: 'f_ground' };
const NO_ZIP = new TextEncoder().encode('no zip');
const venue = readFileSync(join(VENUES_FOLDER, 'kestrel-house/mvf-3.zip'));

function openThreads(limits: Partial<DrawLimits> = {}): RenderWorkerPool {
  started.count = 0;
  const threads = new RenderWorkerPool({ milliseconds: PATIENCE, ...limits }, (options) => {
    started.count += 1;
    return startDrawing(options);
  });
  onTestFinished(() => threads.close());
  return threads;
}

describe('a render worker', () => {
  test('stops when it takes too long', async () => {
    const { draw } = openThreads({ milliseconds: 1 });
    const failure = 'Drawing took longer than 0.001 s and was stopped.';
    expect(await draw(NO_ZIP, REQUEST)).toEqual({ failure });
    expect(await draw(NO_ZIP, REQUEST)).toEqual({ failure });
    expect(started.count).toBe(2);
  });

  test('draws the next floor too, after one that it could not draw', async () => {
    const { draw } = openThreads();
    const { failure } = await draw(NO_ZIP, REQUEST);
    expect(failure).toMatch(/^The floor could not be drawn: /);
    const drawing = await draw(venue, REQUEST);
    expect(drawing).toEqual({ svg: expect.stringMatching(/^<svg /) });
    // The input must not be transferred: it is needed for the next call.
    expect(await draw(venue, REQUEST)).toEqual(drawing);
    expect(started.count).toBe(1);
  });

  test('gets a second one for concurrent jobs, and no third', async () => {
    const { draw } = openThreads();
    await Promise.all([draw(NO_ZIP, REQUEST), draw(NO_ZIP, REQUEST)]);
    await Promise.all([draw(NO_ZIP, REQUEST), draw(NO_ZIP, REQUEST)]);
    expect(started.count).toBe(2);
  });

  test('ends after its idle time, and another is started on demand', async () => {
    const { draw } = openThreads({ idleMs: 1 });
    await draw(NO_ZIP, REQUEST);
    await vi.waitFor(async () => {
      expect((await draw(NO_ZIP, REQUEST)).failure).toContain('could not be drawn');
      expect(started.count).toBeGreaterThan(1);
    }, PATIENCE);
  });

  test('restarts after running out of memory', async () => {
    const { draw } = openThreads({ megabytes: 4 });
    expect((await draw(venue, REQUEST)).failure).toContain('memory');
    expect((await draw(venue, REQUEST)).failure).toContain('memory');
    expect(started.count).toBe(2);
  });
});
