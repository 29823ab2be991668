import { describe, expect, test } from 'vitest';
import { draftTiny } from '../draft-tiny.fixture.ts';
import {
  box,
  feature,
  line,
  pick,
  point,
  relationship,
  type TinyArchive,
  tinyArchive,
  tinyFiles,
} from '../tiny-imdf.fixture.ts';

describe('draftVenue on ways between levels', () => {
  test('connects the units of relationships', async () => {
    const { draft } = await draftTiny(tinyArchive());
    expect(draft.connections).toMatchObject([
      {
        type: 'elevator',
        stops: [
          { floor: 'l0', shape: 'unit-lift0' },
          { floor: 'l1', shape: 'unit-lift1' },
        ],
      },
      { type: 'stairs', access: { accessible: false } },
    ]);
    expect(draft.connections[0]?.direction).toBeUndefined();
  });

  test('makes one connection of relationships that share a stop', async () => {
    const archive = withThirdLevel();
    archive.relationship.push(relationship('lift-up', 'elevator', ['lift2', 'lift1']));
    const { draft } = await draftTiny(archive);
    expect(draft.connections[0]?.stops.map(({ floor }) => floor)).toEqual(['l0', 'l1', 'l2']);
  });

  test.each([
    [['stairs0', 'stairs1'], 'up'],
    [['stairs1', 'stairs0'], 'down'],
  ] as const)('leads a directed escalator from %j %s', async (ends, direction) => {
    const archive = tinyArchive();
    archive.relationship = [relationship('escalator', 'escalator', ends, 'directed')];
    for (const id of ends) pick(archive, 'unit', id).properties['category'] = 'escalator';
    const { draft } = await draftTiny(archive);
    expect(draft.connections[0]).toMatchObject({ type: 'escalator', direction });
    expect(draft.connections[0]?.stops.map(({ floor }) => floor)).toEqual(['l0', 'l1']);
  });

  test('finds the units behind the openings of a relationship', async () => {
    const archive = tinyArchive();
    const [lift] = archive.relationship;
    Object.assign(lift?.properties ?? {}, {
      category: 'traversal',
      origin: { id: 'lift0-door', feature_type: 'opening' },
      destination: { id: 'lift1-door', feature_type: 'opening' },
    });
    const { draft } = await draftTiny(archive);
    expect(draft.connections[0]).toMatchObject({
      type: 'elevator',
      stops: [{ shape: 'unit-lift0' }, { shape: 'unit-lift1' }],
    });
  });

  test('closes a door one way when a directed relationship leads through it', async () => {
    const archive = tinyArchive();
    const exit = relationship('exit', 'traversal', ['shop', 'corridor0'], 'directed');
    exit.properties['intermediary'] = [{ id: 'shop-door', feature_type: 'opening' }];
    archive.relationship.push(exit);
    const { draft } = await draftTiny(archive);
    expect(draft.doors[0]).toMatchObject({
      key: 'opening-shop-door',
      oneWayInto: 'unit-corridor0',
    });
  });

  test('connects units whose amenities share a correlation', async () => {
    const archive = tinyArchive();
    archive.relationship = [];
    for (const unit of ['lift0', 'lift1']) {
      archive.amenity.push(
        feature('amenity', unit, point(13, 2), {
          category: 'elevator',
          unit_ids: [unit],
          correlation_id: 'lift',
        }),
      );
    }
    const { draft, report } = await draftTiny(archive);
    expect(draft.connections.map(({ key }) => key)).toContain('correlation-lift');
    const guessed = report.filter(({ code }) => code === 'stacked-connection');
    expect(guessed.map(({ message }) => message.includes('stairs'))).toEqual([true]);
  });
});

describe('draftVenue on shafts without relationships', () => {
  test('connects shafts above each other', async () => {
    const archive = tinyArchive();
    archive.relationship = [];
    const { draft, report } = await draftTiny(archive);
    expect(draft.connections.map(({ type, stops }) => [type, stops.length])).toEqual([
      ['stairs', 2],
      ['elevator', 2],
    ]);
    expect(report.filter(({ action }) => action === 'guessed').map(({ code }) => code)).toContain(
      'stacked-connection',
    );
  });

  test.each([
    ['apart', 16],
    ['side by side', 15.2],
  ])('does not connect shafts %s', async (_, x) => {
    const archive = tinyArchive();
    archive.relationship = [];
    pick(archive, 'unit', 'lift1').geometry = box(x, 0, 3, 4);
    const { draft } = await draftTiny(archive);
    expect(draft.connections.map(({ type }) => type)).toEqual(['stairs']);
  });

  test(
    'does not compare thousands of shafts in one place pair by pair',
    { timeout: 20_000 },
    async () => {
      const archive = tinyArchive();
      archive.relationship = [];
      archive.unit = Array.from({ length: 4000 }, (_, index) =>
        feature('unit', `lift-${index}`, box(0, 0, 3, 3), {
          category: 'elevator',
          level_id: index % 2 === 0 ? 'l0' : 'l1',
        }),
      );
      const { draft } = await draftTiny(archive);
      expect(draft.connections.length).toBeGreaterThan(0);
    },
  );

  test('lets a lift pass a floor, but not stairs', async () => {
    const archive = withThirdLevel();
    archive.relationship = [];
    archive.unit = archive.unit.filter(({ id }) => id !== 'lift1' && id !== 'stairs1');
    const { draft } = await draftTiny(archive);
    expect(draft.connections.map(({ type, stops }) => [type, stops.map((s) => s.floor)])).toEqual([
      ['elevator', ['l0', 'l2']],
    ]);
  });
});

describe('draftVenue on a campus', () => {
  test('puts several buildings on an outdoor floor, with facades and entrances', async () => {
    const { draft, shape, codes } = await draftTiny(campus());
    expect(draft.floors.at(-1)).toMatchObject({ key: 'outdoors', outdoors: true });
    expect(draft.facades).toEqual([{ building: 'house', shapes: ['outline-house'] }]);
    expect(shape('outline-house').traversal).toBe('blocked');
    expect(shape('outline-shed')).toMatchObject({
      traversal: 'walk-up',
      details: { name: 'Shed' },
    });
    expect(shape('ground')).toMatchObject({ traversal: 'walkable', style: null });
    expect(draft.connections.find(({ type }) => type === 'door')?.stops).toEqual([
      { floor: 'outdoors', shape: 'opening-main-outside' },
      { floor: 'l0', shape: 'opening-main-inside' },
    ]);
    expect(codes).toContain('outdoor-floor');
  });

  test('ignores an opening without a room behind it as an entrance', async () => {
    const archive = campus();
    pick(archive, 'opening', 'main').geometry = line([16, 0], [17, 0]);
    const { draft } = await draftTiny(archive);
    expect(draft.connections.filter(({ type }) => type === 'door')).toEqual([]);
  });

  test('uses the outdoor level that there is', async () => {
    const archive = campus();
    archive.level.push(
      feature('level', 'yard', box(-5, -5, 70, 20), { ordinal: 0, outdoor: true, name: 'Yard' }),
    );
    archive.unit.push(
      feature('unit', 'path', box(-5, 0, 5, 10), { category: 'walkway', level_id: 'yard' }),
    );
    const { draft, shape } = await draftTiny(archive);
    expect(draft.floors.map(({ key }) => key)).toEqual(['l0', 'l1', 'yard']);
    expect(shape('outline-shed').floor).toBe('yard');
    expect(draft.connections.find(({ type }) => type === 'door')?.stops[0]?.floor).toBe('yard');
  });

  test('reads grounds, sights and the graph of paths of local extensions', async () => {
    const files = {
      ...tinyFiles(campus()),
      'enviroment.geojson': JSON.stringify([
        feature('enviroment_unit', 'lawn', box(21, 0, 8, 8), { category: 'grass' }),
        feature('enviroment_unit', 'pond', box(22, 2, 2, 2), { category: 'water' }),
      ]),
      'attraction.geojson': JSON.stringify([
        feature('attraction', 'sight', point(45, 5), {
          name: { en: 'Old shed' },
          building_id: 'shed',
        }),
      ]),
      'navPath.geojson': JSON.stringify([
        pathNode('a', [7, 2], 'l0', ['b']),
        pathNode('b', [8, 2], 'l1', ['a']),
        pathNode('c', [22, 5], null, ['d']),
        pathNode('d', [19, 5], 'l0', ['c', 'a']),
      ]),
      'navPathAssocieted.geojson': JSON.stringify([
        feature('navPathAssocieted', 'x', null, { pathNode_id: 'a' }),
      ]),
    };
    const { draft, shape, report } = await draftTiny({ files });
    expect(shape('environment-unit-lawn')).toMatchObject({
      style: 'Greenery',
      traversal: 'ignored',
    });
    expect(shape('environment-unit-pond').traversal).toBe('blocked');
    expect(draft.places.find(({ type }) => type === 'attraction')?.shapes).toEqual([
      'outline-shed',
    ]);
    const doors = draft.connections.filter(({ type }) => type === 'door');
    expect(doors.map(({ stops }) => stops[0]?.shape)).toContain('path-node-c');
    expect(draft.connections.filter(({ type }) => type === 'stairs')).toHaveLength(1);
    const files4 = ['enviroment', 'attraction', 'navPath', 'navPathAssocieted'];
    expect(report.map(({ source }) => source)).toEqual(
      expect.arrayContaining(files4.map((name) => `${name}.geojson`)),
    );
  });
});

function pathNode(
  id: string,
  [x, y]: readonly [number, number],
  level: string | null,
  neighbours: readonly string[],
) {
  return feature('navPath', id, point(x, y), { level_id: level, neighbours });
}

function withThirdLevel(): TinyArchive {
  const archive = tinyArchive();
  archive.level.push(
    feature('level', 'l2', box(0, 0, 20, 10), { ordinal: 2, building_ids: ['house'] }),
  );
  archive.unit.push(
    feature('unit', 'lift2', box(12, 0, 3, 4), { category: 'elevator', level_id: 'l2' }),
    feature('unit', 'stairs2', box(6, 0, 6, 4), { category: 'stairs', level_id: 'l2' }),
  );
  return archive;
}

/** The tiny building, with a door in its western wall, and a shed without floors. */
function campus(): TinyArchive {
  const archive = tinyArchive();
  pick(archive, 'venue', 'mall').geometry = box(-5, -5, 70, 20);
  archive.building.push(feature('building', 'shed', null, { name: { en: 'Shed' } }));
  archive.footprint.push(
    feature('footprint', 'shed-ground', box(40, 0, 10, 10), {
      category: 'ground',
      building_ids: ['shed'],
    }),
  );
  archive.opening.push(
    feature('opening', 'main', line([0, 4.5], [0, 5.5]), {
      category: 'pedestrian.principal',
      level_id: 'l0',
    }),
  );
  return archive;
}
