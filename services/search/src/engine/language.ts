/** Words that carry no meaning in a question; kept where a query has nothing else. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be been but by can cannot could did do does doing for from get
   gets getting had has have having he her here him his how i if in into is it its let like make me
   my need no not of on one only or our out should so some such than that the their them then there
   these they this those to too use used using want was way we were what when where which while who
   why will with without would you your`.split(/\s+/),
);

/** Words of the field that mean the same. Each word of a line finds the others. */
const SYNONYM_LINES = [
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

/** Whether a word may be left out of a query that has others. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/**
 * What forms of one word share: `markers` and `marker`, `routing` and `route`. Words of one origin
 * stay apart, as the usual stemmers do not leave them: `elevation` is no `elevator`.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const base = singular.replace(/(?<=[a-z]{2})(?:ing|ed)$/, '');
  // `dragging` is of `drag`, `route` and `routing` are of one.
  return base.length < 3 ? singular : base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

const SYNONYMS: ReadonlyMap<string, readonly string[]> = readSynonyms(SYNONYM_LINES);

/** Other words for the same thing, by their stems. */
export function synonymsOf(word: string): readonly string[] {
  return SYNONYMS.get(stemOf(word)) ?? [];
}

function readSynonyms(lines: readonly string[]): Map<string, string[]> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of lines) {
    const words = line.split(' ');
    for (const word of words) {
      const others = synonyms.get(stemOf(word)) ?? new Set();
      for (const other of words) if (stemOf(other) !== stemOf(word)) others.add(other);
      synonyms.set(stemOf(word), others);
    }
  }
  return new Map([...synonyms].map(([word, others]) => [word, [...others]]));
}
