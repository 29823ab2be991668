import type { CDPSession } from '@playwright/test';
import { expect, openPage, test } from './sdk-test.ts';

const VENUES = 50;
const FIRST_VENUES = 4;
const REST_MS = 4000;
const MEGABYTE = 2 ** 20;
/** Objects of a renderer of three.js that only go with its context. */
const OF_THREE: LiveObjects = { Texture: 4, Framebuffer: 3 };

/** Objects of WebGL that exist, by kind. */
type LiveObjects = Readonly<Record<string, number>>;

/** Counts what every WebGL 2 context of the page creates and deletes. */
function countGlObjects(): void {
  const live: Record<string, number> = {};
  const methods = WebGL2RenderingContext.prototype as unknown as Record<
    string,
    (...parameters: unknown[]) => unknown
  >;
  const wrap = (name: string, kind: string, change: number): void => {
    const original = methods[name]!;
    methods[name] = function counted(this: unknown, ...parameters: unknown[]) {
      // Deleting nothing is allowed.
      if (change > 0 || parameters[0]) live[kind] = (live[kind] ?? 0) + change;
      return original.apply(this, parameters);
    };
  };
  for (const kind of ['Texture', 'Buffer', 'Program', 'Framebuffer', 'Renderbuffer', 'Shader']) {
    wrap(`create${kind}`, kind, 1);
    wrap(`delete${kind}`, kind, -1);
  }
  wrap('createVertexArray', 'VertexArray', 1);
  wrap('deleteVertexArray', 'VertexArray', -1);
  Object.assign(window, { liveGlObjects: live });
}

/** What a page holds after garbage collection. */
async function measure(
  session: CDPSession,
): Promise<{ heap: number; nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const usage = (await session.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    backingStorageSize?: number;
  };
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return {
    heap: (usage.usedSize + (usage.backingStorageSize ?? 0)) / MEGABYTE,
    nodes,
    listeners: jsEventListeners,
  };
}

test(`memory returns to its start after ${VENUES} venues`, { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000);
  await page.addInitScript(countGlObjects);
  await openPage(page, '/blank.html');
  const session = await page.context().newCDPSession(page);
  const visit = (times: number): Promise<LiveObjects> =>
    page.evaluate(async (count) => {
      for (let time = 0; time < count; time += 1) {
        const view = await window.sdk.showVenue('#map', {
          venueId: time % 2 === 0 ? 'harbour-mall' : 'st-brigid-hospital',
          key: 'demo',
          motion: 'reduced',
          antialias: false,
        });
        await window.animationFrames(3);
        await view.floors.set(view.venue.floors.at(-1)!);
        const [from, to] = view.venue.spaces;
        view.markers.add(from!, { content: 'Start' });
        view.elements.set([to!], { color: '#ff0000' });
        await window.animationFrames(3);
        view.remove();
      }
      return { ...(window as unknown as { liveGlObjects: LiveObjects }).liveGlObjects };
    }, times);
  // What the first maps leave behind are caches of the SDK and of the browser.
  await visit(FIRST_VENUES);
  // What waits for the browser to be idle holds a removed map for up to two seconds.
  await page.waitForTimeout(REST_MS);
  const before = await measure(session);
  const live = await visit(VENUES);
  await page.waitForTimeout(REST_MS);
  const after = await measure(session);
  const perMap = Object.entries(live).map(
    ([kind, count]) => [kind, count / (FIRST_VENUES + VENUES)] as const,
  );
  expect(Object.fromEntries(perMap.filter(([, count]) => count !== 0))).toEqual(OF_THREE);
  // One retained venue has more than 5 MB.
  expect(after.heap - before.heap).toBeLessThan(3);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 5);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
});
