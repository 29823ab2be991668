import { WebMercatorViewport } from '@deck.gl/core';
import type { Position } from 'geojson';

export type View = {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
  readonly pitch: number;
};

// #region fit
/** Returns a view in which the polygons fill the element. */
export function fitFloor(
  { clientWidth: width, clientHeight: height }: HTMLElement,
  polygons: readonly Position[][][],
): View {
  const positions = polygons.flat(2);
  const lngs = positions.map(([lng = 0]) => lng);
  const lats = positions.map(([, lat = 0]) => lat);
  const smallest = (values: number[]): number =>
    values.reduce((a, b) => Math.min(a, b));
  const largest = (values: number[]): number =>
    values.reduce((a, b) => Math.max(a, b));
  const { longitude, latitude, zoom } = new WebMercatorViewport({
    width,
    height,
  }).fitBounds(
    [
      [smallest(lngs), smallest(lats)],
      [largest(lngs), largest(lats)],
    ],
    // In a tilted view, near shapes look larger than `fitBounds` assumes.
    { padding: Math.min(width, height) / 20 },
  );
  return { longitude, latitude, zoom, pitch: 45 };
}
// #endregion fit
