import { writeBundle } from '@brand/mvf';
import { tinyVenue } from '@brand/test-kit';
import { openVenue, type Route, type ShapeElement, type Venue } from '@brand/venue';
import type { MapView } from '@brand/web-sdk';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ShownReply } from '../../../assistant/venue-reply';
import { showReply } from './show-reply';

const VENUE = { id: 'tiny-house', name: 'Tiny house' };
const INFORMATION = { type: 'location', id: 'loc_info' };
const UPSTAIRS = { type: 'location', id: 'loci_cafe-upper' };
let venue: Venue;

beforeAll(async () => {
  venue = await openVenue(writeBundle(tinyVenue()));
});

/** Shows a reply on a map that records what is drawn. */
async function show(reply: Partial<ShownReply>) {
  const drawn: Route[] = [];
  const marked: [shape: string, content: unknown][] = [];
  const focused: string[] = [];
  const map = {
    venue,
    isRemoved: false,
    navigation: { draw: (route: Route) => drawn.push(route) },
    markers: {
      add: (shape: ShapeElement, { content }: { content: unknown }) =>
        marked.push([shape.id, content]),
    },
    camera: {
      focusOn: async (shapes: readonly ShapeElement[]) =>
        focused.push(...shapes.map(({ id }) => id)),
    },
  } as unknown as MapView;
  const complete = { status: 'answered', venue: VENUE, places: [], choices: [], ...reply };
  return { sentence: await showReply(map, complete), drawn, marked, focused };
}

describe('showReply', () => {
  test('draws the route that the options of the answer find', async () => {
    const route = { start: INFORMATION, end: UPSTAIRS, isStepFree: true, avoided: [] };
    const { sentence, drawn } = await show({ route });
    expect(sentence).toBe(
      'The map shows the route from Information to Café Morgen upstairs. Floors: Ground floor, Upper floor.',
    );
    expect(drawn).toHaveLength(1);
    const used = drawn[0]!.sections.flatMap(({ connection }) => connection?.connectionType ?? []);
    expect(used).toEqual(['elevator']);
  });

  test('leaves out the connections that the answer avoids', async () => {
    const route = { start: INFORMATION, end: UPSTAIRS, isStepFree: false, avoided: ['elevator'] };
    const { drawn } = await show({ route });
    const used = drawn[0]!.sections.flatMap(({ connection }) => connection?.connectionType ?? []);
    expect(used).toEqual(['stairs']);
  });

  test('marks every place, and shows those of one floor', async () => {
    const { sentence, marked, focused } = await show({
      places: [{ type: 'location', id: 'loc_shop', name: 'Shop' }],
    });
    expect(marked).toEqual([
      ['g_g-shop', 'Shop'],
      ['g_u-shop', 'Shop'],
    ]);
    expect(focused).toEqual(['g_g-shop']);
    expect(sentence).toBe('The map shows Shop on Ground floor.');
  });

  test('marks the entrances of a connection', async () => {
    const lift = venue.connections.find(({ connectionType }) => connectionType === 'elevator')!;
    const { marked } = await show({
      places: [{ type: 'connection', id: lift.id, name: 'Lift' }],
    });
    expect(marked.length).toBeGreaterThan(0);
  });

  test.each([
    [
      {
        route: {
          start: INFORMATION,
          end: { type: 'location', id: 'gone' },
          isStepFree: false,
          avoided: [],
        },
      },
    ],
    [{ places: [{ type: 'location', id: 'gone', name: 'Gone' }] }],
    [{ places: [{ type: 'constructor', id: 'gone', name: 'Gone' }] }],
  ])('says that places of a stored answer are gone: %j', async (reply) => {
    const { sentence, drawn, marked } = await show(reply);
    expect(sentence).toContain('not in the venue any more');
    expect([...drawn, ...marked]).toEqual([]);
  });
});
