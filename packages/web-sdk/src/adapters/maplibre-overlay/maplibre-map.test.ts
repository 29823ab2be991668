import type { CustomLayerInterface, Map as MapLibreGlMap } from 'maplibre-gl';
import { expectTypeOf, test } from 'vitest';
import type { MapLibreLayer, MapLibreMap } from './maplibre-map.ts';

test('accepts a map of the package maplibre-gl without a cast', () => {
  expectTypeOf<MapLibreGlMap>().toExtend<MapLibreMap>();
  expectTypeOf<MapLibreLayer>().toExtend<CustomLayerInterface>();
});
