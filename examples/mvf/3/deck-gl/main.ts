import { Deck, type PickingInfo, WebMercatorViewport } from '@deck.gl/core';
import { GeoJsonLayer } from '@deck.gl/layers';
import { openFloors, type ShapeProperties } from '../open-floors.ts';

type Shape = { readonly properties: ShapeProperties };

// #region layers
const floors = await openFloors(
  'https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo',
);
let shownFloor = floors.find(({ elevation }) => elevation === 0)!;

/** Makes a layer for each floor. Hidden layers cost no time and return instantly. */
function layersOfFloors(): GeoJsonLayer<ShapeProperties>[] {
  return floors.map(
    (floor) =>
      new GeoJsonLayer<ShapeProperties>({
        id: floor.id,
        data: floor.shapes,
        visible: floor === shownFloor,
        extruded: true,
        // More ambient light keeps colours close to the venue's own.
        material: { ambient: 0.75, diffuse: 0.4 },
        getElevation: ({ properties }) => properties.height,
        getFillColor: ({ properties }) => toRgba(properties),
        pickable: true,
        autoHighlight: true,
        highlightColor: [42, 125, 225, 255],
      }),
  );
}

function toRgba({
  color,
  opacity,
}: ShapeProperties): [number, number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, opacity * 255];
}
// #endregion layers

// #region deck
const parent = document.querySelector<HTMLDivElement>('#map')!;
const [west, south, east, north] = shownFloor.bounds;
const { clientWidth: width, clientHeight: height } = parent;
const { longitude, latitude, zoom } = new WebMercatorViewport({
  width,
  height,
}).fitBounds(
  [
    [west, south],
    [east, north],
  ],
  // Near objects look larger, so they need more space.
  { padding: { top: 0, right: 0, bottom: 50, left: 0 } },
);

const deck = new Deck({
  parent,
  initialViewState: { longitude, latitude, zoom, pitch: 50, bearing: -20 },
  // The wheel scrolls the page. The keys + and - and a double click zoom.
  controller: { scrollZoom: false, keyboard: true },
  layers: layersOfFloors(),
  onClick: ({ x, y }) => {
    // Furniture has no name, so look for the room below it.
    const hits: PickingInfo<Shape>[] = deck.pickMultipleObjects({
      x,
      y,
      depth: 5,
    });
    const room = hits.find(
      ({ object }) => object?.properties.name !== undefined,
    )?.object;
    status.textContent = room?.properties.name ?? 'Click a room.';
  },
});
// #endregion deck

// #region floors
const status = document.createElement('p');
status.role = 'status';
status.textContent = 'Click a room.';

const nav = document.createElement('nav');
nav.ariaLabel = 'Floor';
const buttons = floors.map((floor) => {
  const button = document.createElement('button');
  button.textContent = floor.name;
  button.ariaPressed = String(floor === shownFloor);
  button.addEventListener('click', () => {
    shownFloor = floor;
    deck.setProps({ layers: layersOfFloors() });
    for (const each of buttons) each.ariaPressed = String(each === button);
  });
  return button;
});
nav.append(...buttons);
document.body.prepend(nav, status);
// #endregion floors
