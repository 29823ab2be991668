import L from 'leaflet';
import type { LevelShape } from '../open-levels.ts';

// #region labels
/** Shows the name of each room while the name is narrower than the room. */
export function labelRooms(
  map: L.Map,
  shapes: readonly LevelShape[],
): L.LayerGroup {
  const rooms = shapes.filter(
    ({ kind, name }) => kind === 'room' && name !== undefined,
  );
  const labels = rooms.map(({ geometry, name }) => {
    const bounds = L.geoJSON(geometry).getBounds();
    const element = document.createElement('span');
    element.textContent = name!;
    const label = L.tooltip({ permanent: true, direction: 'center' })
      .setLatLng(bounds.getCenter())
      .setContent(element);
    return { bounds, element, label };
  });
  const group = L.layerGroup(labels.map(({ label }) => label)).addTo(map);
  const hideWide = (): void => {
    for (const { bounds, element, label } of labels) {
      const { x: left } = map.latLngToContainerPoint(bounds.getSouthWest());
      const { x: right } = map.latLngToContainerPoint(bounds.getNorthEast());
      label.setOpacity(element.offsetWidth < right - left ? 0.9 : 0);
    }
  };
  map.on('zoomend', hideWide);
  group.on('remove', () => map.off('zoomend', hideWide));
  hideWide();
  return group;
}
// #endregion labels
