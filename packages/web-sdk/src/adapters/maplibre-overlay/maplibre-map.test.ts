import type { CustomLayerInterface, Map as MapLibreGlMap } from 'maplibre-gl';
import { expectTypeOf, test } from 'vitest';
import type { MapLibreLayer, MapLibreMap } from './maplibre-map.ts';

test('a map of the package maplibre-gl can be given as it is', () => {
  expectTypeOf<MapLibreGlMap>().toExtend<MapLibreMap>();
  expectTypeOf<MapLibreLayer>().toExtend<CustomLayerInterface>();
});
