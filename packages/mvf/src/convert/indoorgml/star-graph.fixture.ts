import { cell, houseXml, layer, state, transition } from './sample-house.fixture.ts';

const COUNT = 10;
const WIDTH = 4;

/**
 * Returns a floor as in real models: ten rooms on each side of a corridor, no boundaries, and
 * straight transitions from the middle of each room to the only state of the corridor, through the
 * walls of the rooms between.
 */
export function starGraphXml(): string {
  const sides = [0, 7].flatMap((south) =>
    Array.from({ length: COUNT }, (_, index) => ({ west: index * WIDTH, south })),
  );
  const rooms = sides.map(({ west, south }, index) => ({
    id: `R${index + 1}`,
    state: `S${index + 1}`,
    box: { x: west, y: south, w: WIDTH, h: 5 },
    at: [west + WIDTH / 2, south + 2.5, 1],
  }));
  const middle = [(COUNT * WIDTH) / 2, 6, 1];
  return houseXml({
    cells: [
      cell(
        'CORRIDOR',
        { x: 0, y: 5, w: COUNT * WIDTH, h: 2 },
        { state: 'S0', element: 'navi:TransitionSpace' },
      ),
      ...rooms.map((room) =>
        cell(room.id, room.box, { name: `Office ${room.id}`, state: room.state }),
      ),
    ].join('\n'),
    graph: layer(
      'base',
      [
        state('S0', middle, 'CORRIDOR'),
        ...rooms.map((room) => state(room.state, room.at, room.id)),
      ],
      rooms.map((room) => transition(`T-${room.id}`, [room.state, 'S0'], [room.at, middle])),
    ),
  });
}
