// A house of two storeys in local metres, written as editors write IndoorGML 1.0; for tests.

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Returns the file, with the given content of both parts or that of the house. */
export function houseXml(parts: { readonly cells?: string; readonly graph?: string } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<core:IndoorFeatures xmlns:core="http://www.opengis.net/indoorgml/1.0/core"
  xmlns:navi="http://www.opengis.net/indoorgml/1.0/navigation"
  xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xlink="http://www.w3.org/1999/xlink" gml:id="house">
<gml:name>Small house</gml:name>
<core:primalSpaceFeatures><core:PrimalSpaceFeatures gml:id="PS">${parts.cells ?? houseCells()}</core:PrimalSpaceFeatures></core:primalSpaceFeatures>
<core:multiLayeredGraph><core:MultiLayeredGraph gml:id="MG">${parts.graph ?? houseGraph()}</core:MultiLayeredGraph></core:multiLayeredGraph>
</core:IndoorFeatures>`;
}

/**
 * Returns two rooms, a corridor and a stairway on the ground floor, a hall and the stairway above.
 */
export function houseCells(): string {
  return [
    cell('C1', { x: 0, y: 0, w: 4, h: 5 }, { name: 'Kitchen', state: 'S1' }),
    cell('C2', { x: 4, y: 0, w: 6, h: 5 }, { name: 'Café', state: 'S2' }),
    cell(
      'C3',
      { x: 0, y: 5, w: 8, h: 2 },
      { name: 'C3', state: 'S3', element: 'navi:TransitionSpace' },
    ),
    cell('C4', { x: 8, y: 5, w: 2, h: 4 }, { name: 'West stairs', state: 'S4' }),
    cell('C5', { x: 0, y: 0, w: 10, h: 5 }, { name: 'Hall', state: 'S5', z: 3 }),
    cell('C6', { x: 8, y: 5, w: 2, h: 4 }, { name: 'West stairs', state: 'S6', z: 3 }),
    boundary('B1', [1, 5], [2, 5], 'T1'),
    boundary('B2', [5, 5], [6, 5], 'T2'),
    boundary('B3', [4, 0], [4, 5]),
  ].join('\n');
}

/**
 * Returns a state in each cell, and transitions through doors, around a corner and up the stairs.
 */
export function houseGraph(): string {
  const states = [
    state('S1', [2, 2.5, 1], 'C1'),
    state('S2', [7, 2.5, 1], 'C2'),
    state('S3', [4, 6, 1], 'C3'),
    state('S4', [9, 7, 1], 'C4'),
    state('S5', [5, 2.5, 4], 'C5'),
    state('S6', [9, 7, 4], 'C6'),
  ];
  const transitions = [
    transition(
      'T1',
      ['S1', 'S3'],
      [
        [2, 2.5, 1],
        [1.5, 5, 1],
        [4, 6, 1],
      ],
    ),
    transition(
      'T1-REVERSE',
      ['S3', 'S1'],
      [
        [4, 6, 1],
        [1.5, 5, 1],
        [2, 2.5, 1],
      ],
    ),
    transition(
      'T2',
      ['S3', 'S2'],
      [
        [4, 6, 1],
        [5.5, 5, 1],
        [7, 2.5, 1],
      ],
    ),
    transition(
      'T3',
      ['S3', 'S4'],
      [
        [4, 6, 1],
        [9, 7, 1],
      ],
    ),
    transition(
      'T4',
      ['S4', 'S6'],
      [
        [9, 7, 1],
        [9, 7, 4],
      ],
    ),
    transition(
      'T5',
      ['S6', 'S5'],
      [
        [9, 7, 4],
        [5, 2.5, 4],
      ],
    ),
  ];
  return layer('base', states, transitions);
}

export function layer(
  id: string,
  states: readonly string[],
  transitions: readonly string[],
): string {
  return `<core:spaceLayers><core:spaceLayerMember><core:SpaceLayer gml:id="${id}">
<core:nodes>${members('stateMember', states)}</core:nodes>
<core:edges>${members('transitionMember', transitions)}</core:edges>
</core:SpaceLayer></core:spaceLayerMember></core:spaceLayers>`;
}

/** Returns a cell whose solid is a box of 2.8 metres. */
export function cell(
  id: string,
  box: Box,
  options: {
    readonly name?: string;
    readonly description?: string;
    readonly state?: string;
    readonly z?: number;
    readonly element?: string;
  } = {},
): string {
  const { name, description, state: dual, z = 0, element = 'core:CellSpace' } = options;
  return `<core:cellSpaceMember><${element} gml:id="${id}">
${description === undefined ? '' : `<gml:description>${description}</gml:description>`}
${name === undefined ? '' : `<gml:name>${name}</gml:name>`}
<core:cellSpaceGeometry><core:Geometry3D><gml:Solid gml:id="${id}-solid"><gml:exterior><gml:Shell>
${boxFaces(box, z)
  .map((ring) => `<gml:surfaceMember>${polygon(ring)}</gml:surfaceMember>`)
  .join('\n')}
</gml:Shell></gml:exterior></gml:Solid></core:Geometry3D></core:cellSpaceGeometry>
${dual === undefined ? '' : `<core:duality xlink:href="#${dual}"/>`}
</${element}></core:cellSpaceMember>`;
}

export function state(id: string, at: readonly number[], dual?: string, more = ''): string {
  return `<core:State gml:id="${id}">${more}
${dual === undefined ? '' : `<core:duality xlink:href="#${dual}"/>`}
<core:geometry><gml:Point gml:id="${id}-point"><gml:pos>${at.join(' ')}</gml:pos></gml:Point></core:geometry></core:State>`;
}

/** Returns a transition along a line. */
export function transition(
  id: string,
  ends: readonly string[],
  line: readonly (readonly number[])[],
  weight = 1,
): string {
  return `<core:Transition gml:id="${id}"><core:weight>${weight}</core:weight>
${ends.map((end) => `<core:connects xlink:href="#${end}"/>`).join('')}
<core:geometry><gml:LineString gml:id="${id}-line">${line.map((at) => `<gml:pos>${at.join(' ')}</gml:pos>`).join('')}</gml:LineString></core:geometry></core:Transition>`;
}

export function polygon(ring: readonly (readonly number[])[]): string {
  const positions = [...ring, ring[0]!].map((at) => `<gml:pos>${at.join(' ')}</gml:pos>`).join('');
  return `<gml:Polygon><gml:exterior><gml:LinearRing>${positions}</gml:LinearRing></gml:exterior></gml:Polygon>`;
}

function boundary(
  id: string,
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  dual?: string,
): string {
  const ring = [
    [ax, ay, 0],
    [bx, by, 0],
    [bx, by, 2],
    [ax, ay, 2],
  ];
  return `<core:cellSpaceBoundaryMember><core:CellSpaceBoundary gml:id="${id}">
${dual === undefined ? '' : `<core:duality xlink:href="#${dual}"/>`}
<core:cellSpaceBoundaryGeometry><core:geometry3D>${polygon(ring)}</core:geometry3D></core:cellSpaceBoundaryGeometry>
</core:CellSpaceBoundary></core:cellSpaceBoundaryMember>`;
}

/** Returns floor, ceiling and walls, the floor seen from below as in a solid. */
function boxFaces({ x, y, w, h }: Box, z: number): number[][][] {
  const top = z + 2.8;
  const corners = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as const;
  const walls = corners.map(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % 4]!;
    return [
      [ax, ay, z],
      [bx, by, z],
      [bx, by, top],
      [ax, ay, top],
    ];
  });
  return [
    ...walls,
    corners.map(([cx, cy]) => [cx, cy, top]),
    corners.map(([cx, cy]) => [cx, cy, z]).toReversed(),
  ];
}

function members(name: string, items: readonly string[]): string {
  return items.map((item) => `<core:${name}>${item}</core:${name}>`).join('\n');
}
