/** Members of a venue's data with another name in 6.0, in the Web SDK and React Native alike. */
export const RENAMED_DATA: Readonly<Record<string, string>> = {
  'Venue.maps': 'floors',
  'Venue.mapGroups': 'floorStacks',
  'Venue.links': 'connections',
  'Location.polygons': 'elements',
  'Location.maps': 'floors',
  'Location.hours': 'openingHours',
  'Polygon.map': 'floor',
  'VenueMap.group': 'floorStack',
  'MapGroup.maps': 'floors',
  'MapGroup.defaultMap': 'defaultFloor',
  'MapLink.maps': 'floors',
  'MapLink.type': 'connectionType',
};
