export type { Converted, ReportEntry } from '../convert-report.ts';
export { detectFileFormat, detectFolderFormat, type ImportFormat } from './detect-format.ts';
export { importVenue, type ImportOptions, type ImportSource } from './import-venue.ts';
export { generateRouting, repairRouting } from './routing/repair-routing.ts';
export type { RoutingChoice, RoutingMode } from './routing/routing-mode.ts';
export type { GenerateOptions } from '../routing/generate/floor-plan.ts';
export { moveVenue, type MoveVenueOptions } from './move-venue.ts';
export { upgrade, type UpgradeOptions } from './upgrade/upgrade.ts';
export { downgradeTo1 } from './downgrade/downgrade-to-1.ts';
export { downgradeTo2 } from './downgrade/downgrade-to-2.ts';
export { fromIMDF, type FromImdfOptions, type ImdfSource } from './imdf/from-imdf.ts';
export { fromOSM, type FromOsmOptions } from './osm/from-osm.ts';
export type { OsmLimits } from './osm/osm-limits.ts';
export type { XmlLimits } from './xml/xml-limits.ts';
export type { OsmSource } from './osm/read-osm-source.ts';
export { fromIndoorGML, type FromIndoorGmlOptions } from './indoorgml/from-indoorgml.ts';
export type { AxisOrder } from './indoorgml/coordinate-system.ts';
export type { PlacementOptions } from './indoorgml/place-model.ts';
export { fromGeoJSON, fromGeoJSONFolder, type FromGeoJsonOptions } from './geojson/from-geojson.ts';
export type {
  GeoJsonLevel,
  GeoJsonLink,
  GeoJsonVenue,
  PropertyNames,
} from './geojson/geojson-venue.ts';
export { parseOpeningHours, type ParsedOpeningHours } from './opening-hours/parse-opening-hours.ts';
export { formatOpeningHours } from './opening-hours/format-opening-hours.ts';
export { toGeoJSON, type ToGeoJsonOptions } from './export/to-geojson.ts';
export type { FlatFeature, FlatFeatureCollection, FlatValue } from './export/flat-feature.ts';
export type { MapGeometry } from './export/rfc-geometry.ts';
export { toIMDF, type ToImdfOptions } from './imdf/to-imdf.ts';
export { toSVG, type ToSvgOptions } from './export/to-svg.ts';
export { locateOnPrintPage, toPrintPage } from './export/to-print-page.ts';
export type { ToPrintPageOptions } from './export/print-page/print-page-options.ts';
export type { LabelSizes } from './export/plan/place-labels.ts';
export type { PlanThemeName } from './export/plan/plan-theme.ts';
