import type { TinyVenue } from '@brand/test-kit';
import { broken, type BrokenBundle } from './broken-bundle.ts';

/** Broken routing graphs: unreachable rooms, traps and gaps. */
export const ROUTING: readonly BrokenBundle[] = [
  broken('unreachable-room', 'a room whose door leads nowhere', (venue) => {
    cut(venue, 'n_g-hall-shop', 'n_g-door-shop');
    cut(venue, 'n_g-door-shop', 'n_g-hall-shop');
  }),
  broken('one-way-trap', 'a room that one cannot leave', (venue) => {
    cut(venue, 'n_g-door-shop', 'n_g-hall-shop');
  }),
  broken('one-way-trap', 'a room that one cannot enter', (venue) => {
    cut(venue, 'n_g-hall-shop', 'n_g-door-shop');
  }),
  broken('connection-without-nodes', 'a lift that no node reaches', (venue) => {
    const lift = node(venue, 'n_g-lift');
    lift.geometryIds = [];
  }),
  broken('location-without-node', 'a place that no node reaches', (venue) => {
    node(venue, 'n_g-hall-cafe').geometryIds = ['g_g-hall'];
  }),
  broken('isolated-node', 'a node without neighbours', ({ nodes }) => {
    const lonely = structuredClone(nodes['f_ground']!.features[0]!);
    lonely.properties = { id: 'n_lonely', neighbors: [] };
    nodes['f_ground']!.features.push(lonely);
  }),
  broken('self-neighbor', 'a node that is its own neighbour', (venue) => {
    const own = node(venue, 'n_g-cafe');
    own.neighbors.push({ id: own.id, extraCost: 0, flags: [5] });
  }),
  broken('long-edge', 'an edge across the town', ({ nodes }) => {
    nodes['f_outside']!.features[1]!.geometry.coordinates = [13.41, 52.5];
  }),
  broken('connection-to-itself', 'a lift that goes nowhere', ({ connections }) => {
    connections[0]!.entrances.length = 1;
    connections[0]!.exits.length = 1;
  }),
  broken('inaccessible-room', 'an upper floor with stairs only', ({ connections }) => {
    connections.splice(0, 1);
  }),
  broken('not-step-free', 'a room behind a step', (venue) => {
    for (const [from, to] of [
      ['n_g-hall-shop', 'n_g-door-shop'],
      ['n_g-door-shop', 'n_g-hall-shop'],
      ['n_g-door-shop', 'n_g-shop'],
      ['n_g-shop', 'n_g-door-shop'],
    ] as const) {
      const edge = node(venue, from).neighbors.find(({ id }) => id === to);
      edge!.flags = [4];
    }
  }),
];

type Node = TinyVenue['nodes'][string]['features'][number]['properties'];

function node({ nodes }: TinyVenue, id: string): Node {
  const all = Object.values(nodes).flatMap(({ features }) => features);
  return all.find(({ properties }) => properties.id === id)!.properties;
}

function cut(venue: TinyVenue, from: string, to: string): void {
  const start = node(venue, from);
  start.neighbors = start.neighbors.filter(({ id }) => id !== to);
}
