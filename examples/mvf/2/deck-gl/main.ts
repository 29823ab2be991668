import { Deck, type PickingInfo } from '@deck.gl/core';
import { GeoJsonLayer } from '@deck.gl/layers';
import type { Feature, MultiPolygon } from 'geojson';
import { fitFloor } from '../../3/fit-floor.ts';
import { addFloorButtons } from '../../3/floor-buttons.ts';
import { widenLines } from '../../3/widen-lines.ts';
import {
  FOLDERS,
  openVenue,
  type Shape,
  type ShapeProperties,
} from '../open-floors.ts';

// #region shapes
type Raised = Feature<MultiPolygon, ShapeProperties>;

const HALF_WALL = 0.1;

/** Widens lines to their style's width. The third coordinate is the altitude. */
function raise({ geometry, properties }: Shape): Raised {
  const { width, altitude = 0 } = properties.style;
  const halfWidth = width === undefined ? HALF_WALL : width / 2;
  const coordinates = widenLines(geometry, halfWidth).map((rings) =>
    rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng, lat, altitude])),
  );
  return {
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates },
    properties,
  };
}

const venue = await openVenue(
  'https://portal.brand.example/venues/st-brigid-hospital/mvf-2.zip?key=demo',
);
const floors = venue.floors.map(({ id, name, shapes }) => ({
  id,
  name,
  layers: FOLDERS.map((folder) => ({
    folder,
    shapes: shapes[folder].map(raise),
  })),
}));
let shown = floors.find(({ id }) => id === venue.firstFloor.id)!;
// #endregion shapes

// #region layers
/** Makes a layer for each folder of each floor. Users can pick only spaces. */
function layersOfFloors(): GeoJsonLayer<ShapeProperties>[] {
  return floors.flatMap((floor) =>
    floor.layers.map(
      ({ folder, shapes }) =>
        new GeoJsonLayer<ShapeProperties>({
          id: `${floor.id}-${folder}`,
          data: shapes,
          visible: floor === shown,
          extruded: true,
          material: { ambient: 0.75, diffuse: 0.4 },
          getElevation: ({ properties }) => properties.style.height ?? 0,
          getFillColor: ({ properties }) => toRgba(properties.style),
          pickable: folder === 'spaces' || folder === 'areas',
          autoHighlight: true,
          highlightColor: [42, 125, 225, 255],
        }),
    ),
  );
}

function toRgba({
  color,
  opacity = 1,
}: ShapeProperties['style']): [number, number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, opacity * 255];
}
// #endregion layers

// #region floors
// Add the buttons first, because they reduce the map's height.
addFloorButtons(floors, shown, (floor) => {
  shown = floor;
  deck.setProps({ layers: layersOfFloors() });
});
// #endregion floors

// #region deck
const parent = document.querySelector<HTMLDivElement>('#map')!;

const deck = new Deck({
  parent,
  initialViewState: fitFloor(
    parent,
    shown.layers.flatMap(({ shapes }) =>
      shapes.flatMap(({ geometry }) => geometry.coordinates),
    ),
  ),
  controller: { scrollZoom: false, keyboard: true },
  layers: layersOfFloors(),
  getTooltip: ({ object }: PickingInfo<Raised>) => {
    const name = object?.properties.name;
    // Use `text`. With `html`, a name from the bundle could inject markup.
    return name === undefined ? null : { text: name };
  },
});
// #endregion deck
