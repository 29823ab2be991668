import type { Connection, Coordinate, Floor, Route } from '@brand/venue';
import { expect, test } from 'vitest';
import { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { RouteMarkers } from './route-markers.ts';

const ground = { id: 'f_ground', name: 'Ground', elevation: 0 } as Floor;
const upper = { id: 'f_upper', name: 'Upper', elevation: 1 } as Floor;
const route = {
  found: true,
  coordinates: [{ lngLat: [0, 0] }, { lngLat: [1, 1] }],
  stops: [],
  sections: [
    {
      floor: ground,
      toFloor: upper,
      connection: { connectionType: 'elevator' } as Connection,
      points: [[0, 0]],
    },
    { floor: upper, points: [[1, 1]] },
  ],
} as unknown as Route;

type Shown = { content: HTMLElement | string; title: string; click: (() => void) | undefined };

/** Markers without a DOM. */
function setup(language: string) {
  const venue = { language };
  const events = new Emitter<MapEvents>();
  const shown = new Set<Shown>();
  const clicked: string[] = [];
  const markers = new RouteMarkers(
    { venue, events } as unknown as FeatureContext,
    {
      addMarker(_at, content, { title, onClick }) {
        const marker: Shown = { content, title, click: onClick };
        shown.add(marker);
        return {
          update: (change) => Object.assign(marker, change),
          remove: () => shown.delete(marker),
        };
      },
      onConnectionClick: ({ side }) => clicked.push(side),
    },
    {
      start: () => `start in ${venue.language}`,
      destination: (at: Coordinate) => String(at.lngLat),
      connection: ({ to }) => to.name,
    },
  );
  const setLanguage = (code: string): void => {
    venue.language = code;
    events.emit('language-change', { language: code });
  };
  const titles = (): string[] => [...shown].map(({ title }) => title);
  return { markers, shown, clicked, titles, setLanguage };
}

test('titles markers in the language of the map', async () => {
  const { markers, titles, shown, setLanguage } = setup('en');
  markers.draw(route);
  expect(titles()).toEqual([
    'Start',
    'Destination',
    'Take the lift up 1 floor to Upper',
    'Take the lift down 1 floor to Ground',
  ]);
  setLanguage('fr');
  await expect
    .poll(titles)
    .toEqual([
      'Départ',
      'Destination',
      'Prenez l’ascenseur et montez d’un étage jusqu’au niveau « Upper »',
      'Prenez l’ascenseur et descendez d’un étage jusqu’au niveau « Ground »',
    ]);
  expect([...shown].map(({ content }) => content)).toEqual([
    'start in fr',
    '1,1',
    'Upper',
    'Upper',
  ]);
});

test('updates titles once the language is loaded', async () => {
  const { markers, titles } = setup('pt');
  markers.draw(route);
  await expect.poll(() => titles()[0]).toBe('Início');
});

test('reports the side of a clicked connection, and nothing after removal', () => {
  const { markers, shown, clicked, setLanguage } = setup('en');
  markers.draw(route);
  for (const { click } of shown) click?.();
  expect(clicked).toEqual(['entry', 'exit']);
  markers.draw(route);
  expect(shown.size).toBe(4);
  markers.remove();
  expect(shown.size).toBe(0);
  setLanguage('fr');
  expect(shown.size).toBe(0);
});
