import { stemWord } from './stem.ts';

/** Synonyms of the domain. Each word of a line finds the others. */
const SAME = [
  'elevator lift',
  'escalator stairs staircase stair',
  'route directions wayfinding navigation path navigate',
  'floor level storey story',
  'marker pin',
  'popup tooltip',
  'colour color',
  'label name text',
  'zoom scale',
  'camera view viewport',
  'building venue',
  'room space area',
  'store shop tenant location',
  'gps position positioning geolocation',
  'bluedot position',
  'click tap press',
  'token key credentials apikey',
  'offline bundle download',
  'delete remove clear',
  'add create insert',
  'show display draw render',
  'hide invisible',
  'change update modify set edit',
  'error exception failure problem',
  'install installation setup npm',
  'upgrade migrate migration update',
  'changelog release notes',
  'accessible wheelchair accessibility',
  'event listener callback handler subscribe',
  'language locale localization localisation translation translate multilingual i18n',
  'csp security',
  'picture image texture photo',
  'model gltf glb',
  'polygon shape',
  'highlight select',
  'performance slow fast speed',
  'react jsx',
  'js javascript typescript web',
  'ios swift iphone',
  'android kotlin java',
  'rn react-native',
  'restroom washroom toilet bathroom',
  'login signin signed authentication auth sso private',
  'geofence nearby proximity near',
  'kiosk signage directory',
  'poi amenity',
  'outdoor basemap',
  'iframe embed embedded embedding',
  'webhook notification',
  'crash freeze blank',
  'stack stacked exploded multi-floor',
  'import convert converter',
];

/** Words of other products and trades, and our terms for them. */
const TRANSLATED_TERMS = [
  'ssr nextjs prerender hydrate hydration > server rendering',
  'autocomplete typeahead autosuggest > search suggestion',
  'pitch incline angle > tilt camera',
  'bearing heading orientation compass > rotation rotate bearing camera',
  'fly flyto pan animate animation transition easing > camera animation move',
  'bounds extent fit fitbounds frame > focus camera',
  'lookat center centre > focus camera',
  'autocad cad dwg dxf revit bim ifc blueprint drawing floorplan > geodata import plan convert',
  'shapefile gis qgis arcgis esri kml > geodata import geojson',
  'openstreetmap > osm',
  'travelator sidewalk walkway conveyor > connection escalator',
  'ramp steps stairway > stairs connection',
  'reseller agency distributor > partner',
  'outlook exchange office365 teams meeting booking reservation desk > workplace',
  'spinner loader skeleton progress > loading',
  'infowindow callout balloon bubble popover > popup tooltip marker',
  'heatmap choropleth occupancy density > shape colour',
  'cluster clustering clump overlap > group crowd cluster collision',
  'tracking tracker tracked asset vehicle robot > moving follow position',
  'beacon ibeacon ble bluetooth wifi rtls ips uwb trilateration > position bluedot',
  'whereami youarehere userlocation > bluedot position',
  'gate entrance exit doorway turnstile > door entrance',
  'obstacle barrier wall > obstruction',
  'saml oauth jwt bearer session > token authentication private',
  'cors nonce > security csp',
  'yarn pnpm cdn unpkg jsdelivr > install script',
  'vue svelte solid > framework react angular',
  'nextjs remix gatsby > react',
  'flutter cordova capacitor ionic xamarin maui > react native',
  'tv screen display totem > kiosk signage',
  'a11y wcag screenreader voiceover talkback aria > accessibility',
  'l10n rtl arabic translated > language',
  'swiftui uikit cocoapods spm xcode objc > ios swift',
  'jetpack compose gradle maven proguard r8 > android kotlin',
  'expo metro > react native',
  'obj fbx usdz blender sketchup > model',
  'svg png jpg jpeg webp logo > image',
  'hover mouseover longpress doubleclick touch gesture > interactivity click',
  'font typeface > label text',
  'icon sprite glyph > image marker icon',
  'webgl gpu fps lag jank memory > performance webgl',
  'whitelabel branding skin palette > theme colour style',
  'eta minutes duration > distance time directions',
  'schedule openhours hours > opening hours',
  'flight airline baggage terminal > airport',
  'restaurant cafe retailer merchant brand > location store',
  'hospital clinic ward patient > health',
  'stadium arena seat > venue',
  'basement deck ground > floor',
  'campus multibuilding > building facade',
  'cms feed scheduled > sync',
  'sandbox codepen stackblitz jsfiddle > playground',
  'demo example sample gallery > showcase playground sample',
  'deprecated breaking obsolete > migration',
  'white black empty nothing > blank',
  'widget snippet > embed',
  'trip itinerary stops waypoint > route stops destination',
  'voice spoken speak announcement > instruction directions',
  'arrow chevron line > path',
  'fence > zone',
  'layer overlay > layer',
  'glow outline stroke border > outline stroke',
  'opacity transparent transparency fade > opacity',
  'shadow lighting light > occlusion shadow',
  'qr deeplink link url > link address',
  'version versioning > release',
  'quota throttle throttling ratelimit 429 > limit',
  'unauthorized forbidden 401 403 > key token',
  'typings types dts > typescript type',
  'unmount dispose destroy teardown cleanup > remove',
  'instance constructor > create',
  'resize responsive > size container',
  'print export screenshot snapshot capture > screenshot image',
  'weather traffic > data',
];

const SYNONYMS = readSynonyms(SAME.map((line) => [line.split(' '), line.split(' ')]));
const TRANSLATIONS = readSynonyms(
  TRANSLATED_TERMS.map((line) => {
    const [said = '', here = ''] = line.split(' > ');
    return [said.split(' '), here.split(' ')];
  }),
);

/** Synonyms of a word, compared by stem. */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(stemWord(word)) ?? [];
}

/** Our terms for a word that other products use. They are related, seldom identical. */
export function translationsOf(word: string): readonly string[] {
  return TRANSLATIONS.get(stemWord(word)) ?? [];
}

export function isInThesaurus(word: string): boolean {
  return SYNONYMS.has(stemWord(word)) || TRANSLATIONS.has(stemWord(word));
}

function readSynonyms(
  lines: readonly (readonly [words: readonly string[], others: readonly string[]])[],
): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const [words, others] of lines) {
    for (const word of words) {
      const known = synonyms.get(stemWord(word)) ?? new Set();
      for (const other of others) if (stemWord(other) !== stemWord(word)) known.add(other);
      synonyms.set(stemWord(word), known);
    }
  }
  return new Map([...synonyms].map(([word, others]) => [word, [...others]]));
}
