/** Names that only 4.0 has. */
const ONLY_4 =
  /\b(?:labelPolygon|addMarker|addTooltip|removeMarkers?|removeLabels?|removeTooltips?|drawPath|removePaths?|setCamera|getCamera|searchVenue)\b|[vV]iew\.(?:labelLocations|focusOn)\b/g;

/** Names that only 5.0 has. */
const ONLY_5 =
  /\b(?:floatingLabels|flatLabels|stackedMaps|tooltips\.|COLLISION_RANK|CAMERA_EVENT|VIEW_STATE|SEARCH_RESULT|VenueSearch|directionsThrough|loadEditorVenue|currentMapGroup)\b|\.camera\.|\.markers\./g;

/** The version of the Web SDK that code was written for, from the names that it uses. */
export function guessVersion(code: string): '5.0' | '4.0' {
  const url = /\/sdk\/([45]\.0)\/index\.js/.exec(code)?.[1];
  if (url !== undefined) return url as '5.0' | '4.0';
  const [four, five] = [code.match(ONLY_4)?.length ?? 0, code.match(ONLY_5)?.length ?? 0];
  return four > five ? '4.0' : '5.0';
}
