import { Deck } from '@deck.gl/core';
import { GeoJsonLayer } from '@deck.gl/layers';
import type { Feature, MultiPolygon } from 'geojson';
import { fitFloor } from '../../3/fit-floor.ts';
import { addFloorButtons } from '../../3/floor-buttons.ts';
import { widenLines } from '../../3/widen-lines.ts';
import { LOOKS } from '../looks.ts';
import { type LevelShape, openLevels } from '../open-levels.ts';

// #region shapes
type ShapeProperties = Omit<LevelShape, 'geometry'>;
type Shape = Feature<MultiPolygon, ShapeProperties>;

/** Returns shapes to extrude: polygons, and walls as thin polygons. Skips points. */
function toShapes(shapes: readonly LevelShape[]): Shape[] {
  return shapes.flatMap(({ geometry, ...properties }) => {
    const look = LOOKS[properties.kind];
    const coordinates = look ? widenLines(geometry, look.halfWidth) : [];
    if (coordinates.length === 0) return [];
    return [
      {
        type: 'Feature' as const,
        geometry: { type: 'MultiPolygon' as const, coordinates },
        properties,
      },
    ];
  });
}

const levels = (
  await openLevels(
    'https://portal.brand.example/venues/kestrel-house/mvf-1.zip?key=demo',
  )
).map((level) => ({ ...level, shapes: toShapes(level.shapes) }));
// #endregion shapes

// #region layers
type Rgb = [number, number, number];
/** Distance between levels when all are shown, in metres. */
const GAP = 5;
const ALL = { id: 'all', name: 'All levels' };

const ground = levels.find(({ elevation }) => elevation === 0) ?? levels[0]!;
let shown: { readonly id: string } = ground;

function layersOfLevels(): GeoJsonLayer<ShapeProperties>[] {
  return levels.map(({ id, elevation, shapes }) => {
    const lift = shown === ALL ? elevation * GAP : 0;
    return new GeoJsonLayer<ShapeProperties>({
      id,
      data: shapes,
      visible: shown === ALL || shown.id === id,
      // Moves the layer up, in metres, without changing its data.
      modelMatrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, lift, 1],
      extruded: true,
      material: { ambient: 0.75, diffuse: 0.4 },
      getElevation: ({ properties }) => LOOKS[properties.kind]!.height,
      getFillColor: ({ properties }) => colorOf(properties),
      pickable: true,
      autoHighlight: true,
      highlightColor: [42, 125, 225, 255],
    });
  });
}

/** Colours rooms with a location differently from rooms without one. */
function colorOf({ kind, categories }: ShapeProperties): Rgb {
  const isPlace = kind === 'room' && categories.length > 0;
  const color = isPlace ? '#e0a96d' : LOOKS[kind]!.color;
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
// #endregion layers

// #region buttons
// Add the buttons first, because they reduce the map's height.
addFloorButtons([...levels, ALL], ground, (level) => {
  shown = level;
  deck.setProps({ layers: layersOfLevels() });
});
// #endregion buttons

// #region deck
const parent = document.querySelector<HTMLDivElement>('#map')!;

const deck = new Deck({
  parent,
  initialViewState: fitFloor(
    parent,
    ground.shapes.flatMap(({ geometry }) => geometry.coordinates),
  ),
  // The wheel scrolls the page. The keys + and - and a double click zoom.
  controller: { scrollZoom: false, keyboard: true },
  layers: layersOfLevels(),
  // Passed as `text`, a name from the bundle cannot inject markup.
  getTooltip: ({ object }: { readonly object?: Shape }) => {
    const name = object?.properties.name;
    return name === undefined ? null : { text: name };
  },
});
// #endregion deck
