import { localFrame } from '@brand/geo';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type * as MapLibre from 'maplibre-gl';
import { container, finishDrawing, offer, VIEW } from './competitor.ts';

/** MapLibre with the same floor as extruded polygons and symbols. */
const CENTER = [10, 50] as const;
const maplibre = (await import('/maplibre/maplibre-gl.mjs' as string)) as typeof MapLibre;
maplibre.setWorkerUrl('/maplibre/maplibre-gl-worker.mjs');
const floors = new URLSearchParams(location.search).get('floors') ?? '/mall/floors.json';
const [floor] = (await (await fetch(floors)).json()) as [
  { shapes: GeoJSON.FeatureCollection; labels: GeoJSON.FeatureCollection },
];
const frame = localFrame(CENTER);
let map: MapLibreMap;

offer({
  start: async () => {
    map = new maplibre.Map({
      container: container(),
      center: [...CENTER],
      zoom: VIEW.zoom,
      pitch: VIEW.pitchDegrees,
      attributionControl: false,
      fadeDuration: 0,
      canvasContextAttributes: { antialias: false },
      style: {
        version: 8,
        sources: {
          shapes: { type: 'geojson', data: floor.shapes },
          labels: { type: 'geojson', data: floor.labels },
        },
        layers: [
          { id: 'ground', type: 'background', paint: { 'background-color': '#eef1f4' } },
          {
            id: 'shapes',
            type: 'fill-extrusion',
            source: 'shapes',
            paint: {
              'fill-extrusion-color': ['get', 'color'],
              'fill-extrusion-height': ['get', 'height'],
            },
          },
          {
            id: 'labels',
            type: 'symbol',
            source: 'labels',
            layout: { 'text-field': ['get', 'name'], 'text-size': 13 },
            paint: {
              'text-color': '#232733',
              'text-halo-color': '#ffffff',
              'text-halo-width': 1.5,
            },
          },
        ],
      },
    });
    await map.once('idle');
  },
  pan: (step) => {
    map.jumpTo({ center: [...frame.toLngLat(step)] });
  },
  finish: () => finishDrawing(map.getCanvas()),
});
