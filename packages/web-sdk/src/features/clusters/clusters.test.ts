import { localFrame } from '@brand/geo';
import type { Coordinate, Venue } from '@brand/venue';
import { describe, expect, test } from 'vitest';
import { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents, PointerHits } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapSpace } from '../../kernel/map-space.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';
import type { ClusterPorts } from './cluster-options.ts';
import { clusters, type Clusters } from './clusters.ts';

const FRAME = localFrame([13.4, 52.5]);

const CLICK: PointerHits = {
  hits: [],
  element: undefined,
  floor: undefined,
  coordinate: undefined,
  screen: { x: 7, y: 8 },
  source: undefined,
};

type Drawn = { readonly title: string | undefined; readonly at: Coordinate; click(): void };

/** A map without a canvas that records its markers. */
function mapAt(zoom: number) {
  const events = new Emitter<MapEvents>();
  const camera = new ViewCamera(52.5);
  const drawn = new Set<Drawn>();
  const flights: { center: Coordinate; zoom: number }[] = [];
  const zoomTo = (next: number): void => {
    camera.setPose({ ...camera.pose, zoom: next });
    events.emit('camera-change', camera.pose);
  };
  zoomTo(zoom);
  const ports: ClusterPorts = {
    markers: {
      add(place, { title }) {
        const listeners = new Emitter<{ click: PointerHits }>();
        const marker = { at: place, title, click: () => listeners.emit('click', CLICK) };
        drawn.add(marker);
        return {
          on: (name, listener) => listeners.on(name, listener),
          remove: () => drawn.delete(marker),
        };
      },
    },
    camera: { animateTo: (flight) => flights.push(flight) },
  };
  const space = new MapSpace({ frame: FRAME } as Venue, () => 0);
  const context = { ...ports, events, space, stage: { camera } };
  const api: Clusters = clusters.install(context as unknown as FeatureContext, undefined);
  return { api, drawn, zoomTo, flights };
}

function at(x: number, floorId = 'f_ground'): Coordinate {
  return { lngLat: FRAME.toLngLat({ x, y: 0 }), floorId };
}

function markerAt(x: number) {
  const marker = {
    coordinate: at(x),
    visible: true,
    update: (change: { readonly visible: boolean }) => void (marker.visible = change.visible),
  };
  return marker;
}

const content = (): string => 'cluster';
const titles = (drawn: Iterable<Drawn>): unknown[] => [...drawn].map(({ title }) => title);

describe('clusters', () => {
  test('shows nearby markers as one, and individually when zoomed in', () => {
    const { api, drawn, zoomTo } = mapAt(14);
    const markers = [markerAt(0), markerAt(5), markerAt(10)];
    api.add(markers, { content });
    expect(titles(drawn)).toEqual(['3 places']);
    expect(markers.map(({ visible }) => visible)).toEqual([false, false, false]);
    zoomTo(21);
    expect(titles(drawn)).toEqual([]);
    expect(markers.map(({ visible }) => visible)).toEqual([true, true, true]);
  });

  test('adds markers for coordinates that are not grouped', () => {
    const { api, drawn, zoomTo } = mapAt(21);
    api.add([at(0), at(5)], { content });
    expect(drawn.size).toBe(2);
    zoomTo(14);
    expect(titles(drawn)).toEqual(['2 places']);
  });

  test('groups each floor separately', () => {
    const { api } = mapAt(14);
    const group = api.add([at(0), at(1), at(0, 'f_upper'), at(1, 'f_upper')], { content });
    expect(group.clusters.map(({ coordinate }) => coordinate.floorId)).toEqual([
      'f_ground',
      'f_upper',
    ]);
  });

  test('zooms in on a click until the points are separate', () => {
    const { api, drawn, flights, zoomTo } = mapAt(14);
    const group = api.add([at(0), at(5)], { content });
    for (const { click } of drawn) click();
    expect(flights).toHaveLength(1);
    const [{ center, zoom }] = flights as [{ center: Coordinate; zoom: number }];
    expect(FRAME.toMetres(center.lngLat).x).toBeCloseTo(2.5, 3);
    zoomTo(zoom);
    expect(group.clusters).toEqual([]);
  });

  test('emits clicks, and keeps the camera when zoomOnClick is off', () => {
    const { api, drawn, flights } = mapAt(14);
    const clicked: number[][] = [];
    const group = api.add([at(0), at(5)], { content, zoomOnClick: false });
    group.on('click', ({ cluster, screen }) => clicked.push([cluster.points.length, screen.x]));
    for (const { click } of drawn) click();
    expect(clicked).toEqual([[2, 7]]);
    expect(flights).toEqual([]);
  });

  test('groups again after markers moved', () => {
    const { api, drawn } = mapAt(18);
    const markers = [markerAt(0), markerAt(500)];
    const group = api.add(markers, { content });
    expect(drawn.size).toBe(0);
    markers[1]!.coordinate = at(3);
    group.refresh();
    expect(titles(drawn)).toEqual(['2 places']);
  });

  test('restores markers when it is removed, and no longer follows the map', () => {
    const { api, drawn, zoomTo } = mapAt(14);
    const markers = [markerAt(0), markerAt(5)];
    const group = api.add(markers, { content });
    group.remove();
    zoomTo(13);
    expect(drawn.size).toBe(0);
    expect(markers.map(({ visible }) => visible)).toEqual([true, true]);
    api.add([at(0), at(5)], { content });
    api.remove();
    zoomTo(21);
    expect(drawn.size).toBe(0);
  });
});
