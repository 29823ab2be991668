const ORDINALS = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const GROUND = /^(g|gf|gr|ground|groundfloor|eg|erdgeschoss|rdc|rez|pb|parterre|lobby|street)$/;
const BELOW =
  /^(?:b|bs|bsmt|basement|ug|lg|lower|sub|sublevel|cellar|keller|underground|parking|p|kg|sous|minus)(\d{1,2})?$/;
const ABOVE =
  /^(?:l|f|fl|floor|level|lvl|lv|etage|og|storey|story|stock|ebene|nivel|planta|piso|e)(-?\d{1,3}(?:\.\d+)?)$/;
const COUNTED = /^(\d{1,3})(?:st|nd|rd|th|og|e|er|eme|f|fl)$/;
const BELOW_WORDS = /^(basement|cellar|keller|lower|sub|sublevel|underground|minus|b|ug|kg)$/;
const ROOF = /^(roof|rooftop|top|attic|dach|loft|terrace)$/;
const NUMBER = /^-?\d{1,3}(\.\d{1,2})?$/;

/** The level parsed from the name of a level or of its file. */
export type NamedLevel = {
  /** Elevation of the level. `Infinity` is a roof, above all others. */
  readonly elevation: number;
};

/**
 * Returns the elevation in a name: `floor-1`, `L2`, `ground`, `-1`, `B1`, `2nd floor`, `mezz`,
 * `roof`. The last word with an elevation wins: `tower-2-floor-3` is level 3. A dash is a minus
 * only if no word precedes it. Returns `undefined` if the name contains no level.
 */
export function levelFromName(name: string): NamedLevel | undefined {
  const words = splitWords(name);
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const elevation = levelOfWord(words[index]!, words[index - 1]);
    if (elevation !== undefined) return { elevation };
  }
  return undefined;
}

function splitWords(name: string): string[] {
  const text = name.trim().toLowerCase();
  if (NUMBER.test(text)) return [text];
  // `floor_-1` and `floor--1`: a second separator is a minus.
  return text
    .replaceAll(/(^|[\s_.-])-(?=\d)/g, '$1 m')
    .split(/[\s_/\\-]+|\.(?!\d)|(?<!\d)\./)
    .map((word) => word.replace(/^m(?=\d)/, '-'))
    .filter(Boolean);
}

function levelOfWord(word: string, before = ''): number | undefined {
  if (GROUND.test(word)) return 0;
  if (ROOF.test(word)) return Infinity;
  if (/^(mezz(anine)?|entresol|zwischengeschoss)$/.test(word)) return 0.5;
  const ordinal = ORDINALS.indexOf(word);
  if (ordinal >= 0) return ordinal;
  const below = BELOW.exec(word);
  if (below && (below[1] !== undefined || BELOW_WORDS.test(word))) {
    return -(Number(below[1]) || Math.max(1, ORDINALS.indexOf(before)));
  }
  const above = ABOVE.exec(word);
  if (above) return Number(above[1]);
  const counted = COUNTED.exec(word);
  if (counted) return Number(counted[1]);
  if (!NUMBER.test(word)) return undefined;
  return BELOW_WORDS.test(before) ? -Math.abs(Number(word)) : Number(word) + 0;
}
