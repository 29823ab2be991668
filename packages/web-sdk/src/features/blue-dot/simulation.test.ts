import { expect, test } from 'vitest';
import { Simulation } from './simulation.ts';
import { Walk } from './walk.ts';

const walk = new Walk([
  {
    floorId: 'ground',
    line: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
    ],
  },
]);

function simulate(options = {}): { walked: number[]; simulation: Simulation } {
  const walked: number[] = [];
  const simulation = new Simulation(walk, { speed: 5, ...options }, ({ x }) => walked.push(x));
  return { walked, simulation };
}

test('reports the start, then a position every 400 milliseconds, then the end', async () => {
  const { walked, simulation } = simulate();
  for (let frame = 0; frame < 40; frame++) simulation.advance(100);
  expect(walked.map((x) => Math.round(x * 10) / 10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(await simulation.ended).toBe('finished');
  expect(simulation.isEnded).toBe(true);
});

test('restarts in a loop', () => {
  const { walked, simulation } = simulate({ loop: true });
  for (let frame = 0; frame < 30; frame++) simulation.advance(100);
  expect(simulation.isEnded).toBe(false);
  expect(walked.slice(5, 8).map(Math.round)).toEqual([10, 2, 4]);
});

test('stops where it is', async () => {
  const { walked, simulation } = simulate();
  simulation.advance(100);
  simulation.stop();
  simulation.advance(10_000);
  expect(await simulation.ended).toBe('stopped');
  expect(walked).toEqual([0]);
});

test('finishes at once on a path without length', async () => {
  const simulation = new Simulation(new Walk([]), { loop: true }, () => {});
  simulation.advance(16);
  expect(await simulation.ended).toBe('finished');
});
