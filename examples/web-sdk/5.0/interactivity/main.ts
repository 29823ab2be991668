import {
  loadVenue,
  type Polygon,
  showVenue,
  type Tooltip,
  VIEW_EVENT,
} from '@brand/web-sdk';
import '@brand/web-sdk/styles.css';

const venue = await loadVenue({
  clientId: 'demo',
  clientSecret: 'demo',
  venue: 'harbour-mall',
});
const mapView = await showVenue('#map', venue, {
  firstMap: 'f_ground',
  labelLocations: false,
});

// #region click
const rooms = venue.locations.flatMap(({ polygons }) => polygons);
mapView.addInteractive(
  rooms.filter(({ isHallway }) => !isHallway),
  { hoverColor: '#ffd479' },
);

let tooltip: Tooltip | undefined;

function select(polygon: Polygon | undefined): void {
  mapView.clearPolygonColors();
  if (tooltip) mapView.tooltips.remove(tooltip);
  tooltip = polygon && mapView.tooltips.add(polygon, polygon.name);
  if (polygon) mapView.colorPolygon(polygon, '#f08c00');
}

mapView.on(VIEW_EVENT.CLICK, ({ polygons }) => select(polygons[0]));
// #endregion click

const { polygons: shop } = venue.getLocation('bookshop');
select(shop[0]);
await mapView.camera.focusOn({ polygons: shop }, { minZoom: 140 });

// #region maps
mapView.on(VIEW_EVENT.MAP_CHANGED, ({ map, previous }) => {
  document.title = `${previous.shortName} → ${map.shortName}`;
});
// #endregion maps
