import { findingsOf, tinyVenue } from '@brand/test-kit';
import { describe, expect, test } from 'vitest';
import type { Mvf3Document } from '../../bundle/document.ts';
import { fromIMDF } from './from-imdf.ts';
import { reachableShapes, shapeOf, shapesOfKind, waysBetween } from './routes.fixture.ts';
import { tinyArchive, tinyFiles } from './tiny-imdf.fixture.ts';
import { toIMDF } from './to-imdf.ts';

const decoder = new TextDecoder();

async function roundTrip(document: Mvf3Document): Promise<Mvf3Document> {
  return (await fromIMDF(toIMDF(document).document)).document;
}

/** The files of an archive as text, which a failing test can show. */
function texts(document: Mvf3Document): string[][] {
  return [...toIMDF(document).document].map(([path, bytes]) => [path, decoder.decode(bytes)]);
}

function floorNames({ floors }: Mvf3Document): string[] {
  return floors.features
    .map(({ properties: { elevation, details } }) => `${elevation} ${details?.name}`)
    .toSorted();
}

describe('toIMDF and back', () => {
  test('keeps floors and where they belong', async () => {
    const after = await roundTrip(tinyVenue());
    expect(floorNames(after)).toEqual(floorNames(tinyVenue()));
    expect(after.floorStacks?.map((stack) => stack.floors.length)).toEqual([2]);
    expect(after.outdoors?.floors).toHaveLength(1);
    expect(Object.values(after.facade ?? {}).flat()).toHaveLength(1);
  });

  test.each(['room', 'hallway', 'void'])(
    'keeps the number of shapes of the kind %s',
    async (kind) => {
      const after = await roundTrip(tinyVenue());
      expect(shapesOfKind(after, kind).length).toBeGreaterThan(0);
      // The plaza, a walkable area, comes back as a hallway: IMDF does not distinguish them.
      const added = kind === 'hallway' ? 1 : 0;
      expect(shapesOfKind(after, kind)).toHaveLength(
        shapesOfKind(tinyVenue(), kind).length + added,
      );
    },
  );

  test('keeps doors, and draws the one that was only a connection', async () => {
    const after = await roundTrip(tinyVenue());
    expect(shapesOfKind(after, 'door')).toHaveLength(13);
  });

  test('keeps names, hours and languages of locations', async () => {
    const after = await roundTrip(tinyVenue());
    const cafe = after.locations?.find(({ details }) => details.name === 'Café Morgen');
    expect(cafe).toMatchObject({
      openingHours: [{ opens: '08:00', closes: '18:30', dayOfWeek: ['Monday', 'Friday'] }],
      website: { url: 'https://cafe.example/' },
    });
    expect(after.locations?.map(({ details }) => details.name)).toEqual([
      'Café Morgen',
      'Shop',
      'Information',
    ]);
    expect(after.locationInstances).toMatchObject([{ details: { name: 'Café Morgen upstairs' } }]);
    expect(after.locations?.[1]?.geometryAnchors).toHaveLength(2);
  });

  test('keeps connections and where they lead', async () => {
    const after = await roundTrip(tinyVenue());
    expect(after.connections?.map(({ type }) => type).toSorted()).toEqual([
      'door',
      'elevator',
      'stairs',
    ]);
  });

  test('leads from the plaza to every room', async () => {
    const after = await roundTrip(tinyVenue());
    const gate = after.connections?.find(({ type }) => type === 'door')?.entrances[0];
    expect(gate?.floorId).toBe(after.outdoors?.floors[0]);
    expect(reachableShapes(after, gate?.geometryId ?? '')).toHaveLength(12);
    const upstairs = after.locationInstances?.[0]?.geometryAnchors?.[0]?.geometryId ?? '';
    const ends = [gate?.geometryId ?? '', upstairs] as const;
    expect(waysBetween(after, ends)).toEqual(['door', 'stairs']);
    expect(waysBetween(after, ends, ['accessible'])).toEqual(['door', 'elevator']);
  });

  test('returns a document without findings', async () => {
    const findings = await findingsOf(await roundTrip(tinyVenue()));
    expect(findings.filter((finding) => !finding.startsWith('not-step-free'))).toEqual([]);
  });
});

describe('fromIMDF, toIMDF and back', () => {
  test('becomes stable: a second round changes nothing', async () => {
    const first = await roundTrip((await fromIMDF(tinyFiles(tinyArchive()))).document);
    const second = await roundTrip(first);
    expect(texts(second)).toEqual(texts(first));
  });

  test('keeps who may go where', async () => {
    const { document } = await fromIMDF(tinyFiles(tinyArchive()));
    const after = await roundTrip(document);
    const ends = [shapeOf(after, 'Bakery'), shapeOf(after, 'Head office')] as const;
    expect(waysBetween(after, ends, ['public'])).toEqual(['stairs']);
    expect(waysBetween(after, ends, ['accessible'])).toEqual(['elevator']);
    expect(reachablePublic(after)).toHaveLength(reachablePublic(document).length);
  });
});

/** Rooms that visitors can reach from the bakery. */
function reachablePublic(document: Mvf3Document): string[] {
  const from = shapeOf(document, 'Bakery');
  return shapesOfKind(document, 'room').filter(
    (room) => waysBetween(document, [from, room], ['public']) !== undefined,
  );
}
