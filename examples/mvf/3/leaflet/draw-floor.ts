import L from 'leaflet';
import type { OpenFloor, ShapeProperties } from '../open-floors.ts';

// #region floor
/** Draws a floor in the bundle's colours, low shapes first, walls and doors at true width. */
export function drawFloor({ shapes }: OpenFloor): L.GeoJSON<ShapeProperties> {
  const features = shapes.features.toSorted(
    (a, b) => a.properties.height - b.properties.height,
  );
  return L.geoJSON<ShapeProperties>(features, {
    // An outline in its own colour keeps a wall visible when it is thinner than a pixel.
    style: (feature) => ({
      color: feature?.properties.color ?? '#888888',
      weight: 1,
      opacity: feature?.properties.opacity ?? 1,
      fillOpacity: feature?.properties.opacity ?? 1,
    }),
    onEachFeature: ({ properties: { name } }, layer) => {
      // Otherwise, Leaflet omits corners of thin walls.
      if (layer instanceof L.Polygon) layer.options.smoothFactor = 0;
      if (name === undefined) return;
      const label = document.createElement('span');
      label.textContent = name;
      layer.bindTooltip(label, { sticky: true });
    },
  });
}
// #endregion floor
