import type * as v3 from '@brand/react-native-sdk-legacy/v3';
import * as web from '@brand/web-sdk-legacy/v4';
import { createVenueView, type Screen } from './create-venue-view.tsx';

export const { MARKER_ANCHOR } = web;
export const LABEL_APPEARANCE = {
  DARK_ON_LIGHT: 'dark-on-light',
  LIGHT_ON_DARK: 'light-on-dark',
} satisfies typeof v3.LABEL_APPEARANCE;

/** The component of 3.0, whose data consists of copies that refer to each other by ids. */
export const VenueView = createVenueView<v3.VenueViewOptions>('/sdk/v4/styles.css', show);

const drawable = new WeakMap<v3.Directions, web.Directions>();

async function show({ host, options, tell, hold }: Screen<v3.VenueViewOptions>): Promise<void> {
  const venue = await web.loadVenue({ ...options, baseUrl: location.origin });
  await tell('onDataLoaded', copyVenue(venue));
  const view = await web.showVenue(host, venue);
  hold(storeOf(view, venue));
  const { POLYGON_CLICKED, NOTHING_CLICKED, MAP_CHANGED } = web.VIEW_EVENT;
  view.on(POLYGON_CLICKED, (polygon) => void tell('onPolygonClicked', copyPolygon(polygon)));
  view.on(NOTHING_CLICKED, () => void tell('onNothingClicked'));
  view.on(MAP_CHANGED, (map) => void tell('onMapChanged', copyMap(map)));
  view.blueDot.on('position-update', (at) => void tell('onDotMoved', at));
  await tell('onFirstMapLoaded', copyMap(view.currentMap));
}

/** Commands of 3.0 return nothing and do not report their result. */
function storeOf(view: web.MapView, venue: web.Venue): v3.MapStore {
  const polygons = new Map(venue.polygons.map((polygon) => [polygon.id, polygon]));
  const find = ({ id }: v3.Polygon): web.Polygon => polygons.get(id)!;
  const markers = new Map<string, web.Marker>();
  const removeMarker = (id: string): void => {
    const marker = markers.get(id);
    if (marker) view.removeMarker(marker);
  };
  let dot: Promise<void> | undefined;
  return {
    setMap: (id) => void view.showMap(id),
    labelAll: ({ appearance } = {}) => {
      view.removeLabels();
      view.labelLocations({ color: appearance === 'light-on-dark' ? '#ffffff' : '#2b2f36' });
    },
    unlabelAll: () => view.removeLabels(),
    placeMarker: (id, { mapId, ...place }, html, anchor) => {
      removeMarker(id);
      const at = { map: venue.getMap(mapId), ...place };
      markers.set(id, view.addMarker(at, html, anchor === undefined ? {} : { anchor }));
    },
    removeMarker,
    getDirections: async (from, to, options, callback) => {
      callback(copyDirections(await find(from).directionsTo(find(to), options)));
    },
    drawJourney: (directions) => void view.journey.draw(drawable.get(directions)!),
    clearJourney: () => view.journey.clear(),
    paintPolygon: (polygon, color) => view.colorPolygon(find(polygon), color),
    unpaintPolygons: () => view.clearPolygonColors(),
    makeInteractive: (list) => view.addInteractive(list.map(find)),
    focusOn: (list) => void view.focusOn({ polygons: list.map(find) }),
    setTilt: (tilt) => void view.setCamera({ tilt }, { duration: 0 }),
    setRotation: (rotation) => void view.setCamera({ rotation }, { duration: 0 }),
    showDot: (position) => {
      dot ??= view.blueDot.enable({ useDevice: false });
      void dot.then(() => view.blueDot.update(position));
    },
    hideDot: () => view.blueDot.disable(),
  };
}

function copyDirections(found: web.Directions): v3.Directions | undefined {
  if (!found.found) return undefined;
  const copy = {
    distance: found.distance,
    path: found.path.map(copyCoordinate),
    instructions: found.instructions.map(({ text }) => text),
  };
  drawable.set(copy, found);
  return copy;
}

function copyVenue(venue: web.Venue): v3.Venue {
  return {
    name: venue.name,
    maps: venue.maps.map(copyMap),
    polygons: venue.polygons.map(copyPolygon),
    locations: venue.locations.map(copyLocation),
  };
}

function copyLocation(place: web.Location): v3.Location {
  const { id, externalId, name, description, categories, polygons } = place;
  return {
    id,
    name,
    ...(externalId !== undefined && { externalId }),
    ...(description !== undefined && { description }),
    categories: categories.map((category) => category.name),
    polygonIds: polygons.map((polygon) => polygon.id),
  };
}

function copyPolygon({ id, map, locations, center }: web.Polygon): v3.Polygon {
  return {
    id,
    mapId: map.id,
    locationIds: locations.map((location) => location.id),
    center: copyCoordinate(center),
  };
}

function copyMap({ id, name, elevation }: web.VenueMap): v3.VenueMap {
  return { id, name, elevation };
}

function copyCoordinate({ map, latitude, longitude }: web.MapCoordinate): v3.MapCoordinate {
  return { mapId: map.id, latitude, longitude };
}
