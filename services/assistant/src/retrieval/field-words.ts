import { stemWord } from '@brand/text-analysis';
import { stemsOf } from './plain-text.ts';
import type { QuestionWord } from './question-words.ts';

/** Words that rarely occur outside this field. */
const STRONG = readStems(`
  venue floor level storey indoor floorplan room space wayfinding route routing directions marker pin
  label tooltip popup basemap tile polygon extrude geojson imdf mvf bundle sdk webhook endpoint iframe
  embed viewer kiosk signage brightsign wordpress wix sharepoint squarespace webflow drupal maplibre
  mapkit qgis maptiler deck leaflet webgl beacon bluedot geofence facade node annotation poi tenant dxf
  dwg cad svg styler playground showcase workspace elevator escalator lift stairs wheelchair
  accessible geometry obstruction entrance waypoint landmark instruction cluster minimap deeplink
  mapview showvenue gltf glb hackathon evacuation occupancy feed sync geodata tileset traversability
  changelog migration npm webview viewport locale hover sdk lobby touchscreen signature`);
/** Words of the field that other fields also use. */
const WEAK = readStems(`
  map mapping building shop store location position camera zoom tilt pan rotate layer shape path line
  search text click tap event language translation style theme colour color model 3d key api token
  secret rest export import convert download upload react angular vue svelte native expo swiftui uikit
  compose kotlin swift android ios web browser phone mobile desktop app typescript javascript html css
  offline internet network page website link url screen touch airport mall hospital campus museum
  office desk parking connection category opening hours image logo picture icon version release
  upgrade update version format file zip json csv column field option parameter property default error
  request response limit rate member invite domain login password private public key demo data user
  visitor dot gps bluetooth wifi accuracy distance nearest step walk draw hide show highlight select
  focus animation screenshot print pdf vector plan area outdoor door wall name install package build
  code sample bundle load performance memory crash blank security accessibility keyboard reader
  script module server docker cron nightly analytics`);

/** Relation of a question to this field: 1 for each word of the field, a third for shared words. */
export function fieldEvidence(text: string, words: readonly QuestionWord[]): number {
  const stems = new Set(stemsOf(text));
  for (const { answers } of words) {
    for (const [stem, quality] of answers) if (quality >= MIN_QUALITY) stems.add(stem);
  }
  let evidence = 0;
  for (const stem of stems) {
    if (STRONG.has(stem)) evidence += 1;
    else if (WEAK.has(stem)) evidence += 1 / 3;
  }
  return evidence;
}

/** Quality of a corrected typo. */
const MIN_QUALITY = 0.8;

function readStems(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(stemWord));
}
