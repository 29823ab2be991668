import { Deck, type PickingInfo } from '@deck.gl/core';
import { GeoJsonLayer } from '@deck.gl/layers';
import { fitFloor } from '../fit-floor.ts';
import { addFloorButtons } from '../floor-buttons.ts';
import {
  openBundle,
  readFloor,
  type Shape,
  type ShapeProperties,
} from './read-floor.ts';

// #region first
const bundle = await openBundle(
  'https://portal.brand.example/venues/northwind-airport/mvf-3.zip?key=demo',
);
const floors = (await bundle.read('floors'))!.features
  .map(({ properties: { id, details, elevation } }) => ({
    id,
    elevation,
    name: details?.name ?? id,
  }))
  .toSorted((a, b) => a.elevation - b.elevation);
const [stack] = (await bundle.read('floorStacks')) ?? [];
// A stack may define its default floor. If not, use the one nearest the ground.
const firstFloor =
  floors.find(({ id }) => id === stack?.defaultFloor) ??
  floors.toSorted((a, b) => Math.abs(a.elevation) - Math.abs(b.elevation))[0]!;
let shapes = await readFloor(bundle, firstFloor.id);
// #endregion first

// #region layer
function layerOf(floorId: string): GeoJsonLayer<ShapeProperties> {
  return new GeoJsonLayer<ShapeProperties>({
    id: floorId,
    data: shapes,
    extruded: true,
    // More ambient light keeps colours close to the venue's own.
    material: { ambient: 0.75, diffuse: 0.4 },
    getElevation: ({ properties }) => properties.style.height,
    getFillColor: ({ properties }) => toRgba(properties.style),
    pickable: true,
    autoHighlight: true,
    highlightColor: [42, 125, 225, 255],
  });
}

function toRgba({
  color,
  opacity,
}: ShapeProperties['style']): [number, number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, opacity * 255];
}
// #endregion layer

// #region floors
// Add the buttons first, because they reduce the map's height.
let latest = firstFloor.id;
addFloorButtons(floors, firstFloor, async ({ id }) => {
  latest = id;
  const read = await readFloor(bundle, id);
  // If the user pressed two buttons in a row, show the second floor.
  if (latest !== id) return;
  shapes = read;
  deck.setProps({ layers: [layerOf(id)] });
});
// #endregion floors

// #region deck
const parent = document.querySelector<HTMLDivElement>('#map')!;

const deck = new Deck({
  parent,
  initialViewState: fitFloor(
    parent,
    shapes.flatMap(({ geometry }) => geometry.coordinates),
  ),
  // The wheel scrolls the page. The keys + and - and a double click zoom.
  controller: { scrollZoom: false, keyboard: true },
  layers: [layerOf(firstFloor.id)],
  getTooltip: ({ object }: PickingInfo<Shape>) =>
    object ? { text: describe(object.properties) } : null,
});

/** Shown as `text`. As `html`, a name from the bundle could inject markup. */
function describe({ name, kind }: ShapeProperties): string {
  return name === undefined ? kind : `${name} (${kind})`;
}
// #endregion deck
