export const GIS_FORMATS = [
  { id: 'geopackage', label: 'GeoPackage (.gpkg)' },
  { id: 'geojson', label: 'GeoJSON, one file' },
  { id: 'geojson-layers', label: 'GeoJSON, a file for each layer (.zip)' },
  { id: 'kml', label: 'KML (.kml)' },
  { id: 'shapefile', label: 'Shapefile (.zip)' },
] as const;

export type GisFormat = (typeof GIS_FORMATS)[number]['id'];
