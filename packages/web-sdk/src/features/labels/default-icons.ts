import type { GeometryElement, Location } from '@brand/venue';

/** Names of the icons that the SDK includes. */
export type DefaultIcon =
  | 'stairs'
  | 'elevator'
  | 'escalator'
  | 'ramp'
  | 'restroom'
  | 'restroom-women'
  | 'restroom-men'
  | 'restroom-accessible'
  | 'baby-care'
  | 'entrance'
  | 'exit'
  | 'parking'
  | 'information';

/** Returns the icon of a place, as the source of an SVG, if the place's data identifies one. */
export function defaultIconOf(
  element: GeometryElement,
  location: Location | undefined,
): string | undefined {
  const name = defaultIconName(element, location);
  return name && svgOf(name);
}

/**
 * Returns the kind of a place from its categories, otherwise from the connection that it belongs
 * to.
 */
export function defaultIconName(
  { kind, connections }: GeometryElement,
  location: Location | undefined,
): DefaultIcon | undefined {
  const own = location?.categories ?? [];
  const all = [...own, ...own.flatMap(({ parent }) => parent ?? [])];
  const words = wordsOf(...all.flatMap(({ id, name }) => [id, name]), kind);
  if (RESTROOM.test(words)) return restroomOf(`${words} ${wordsOf(location?.name ?? '')}`);
  const [found] = WORDS.find(([, pattern]) => pattern.test(words)) ?? [];
  // A hall is more than the stairs that begin in it, and so is a shop.
  if (found || kind === 'hallway' || all.length > 0) return found;
  return connections.map(({ connectionType }) => CONNECTIONS[connectionType]).find(Boolean);
}

function restroomOf(words: string): DefaultIcon {
  if (/\b(wheelchair|accessible|disabled|barrier free)\b/.test(words)) return 'restroom-accessible';
  if (BABY.test(words)) return 'baby-care';
  const isForWomen = /\b(women|female|ladies)\b/.test(words);
  const isForMen = /\b(men|male|gents|gentlemen)\b/.test(words);
  if (isForWomen === isForMen) return 'restroom';
  return isForWomen ? 'restroom-women' : 'restroom-men';
}

function wordsOf(...texts: readonly string[]): string {
  return texts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, ' ');
}

const CONNECTIONS: Readonly<Record<string, DefaultIcon | undefined>> = {
  stairs: 'stairs',
  elevator: 'elevator',
  escalator: 'escalator',
  ramp: 'ramp',
};

const RESTROOM = /\b(toilets?|restrooms?|washrooms?|bathrooms?|lavator(y|ies)|wc)\b/;
const BABY = /\b(baby|nappy|diaper)\b/;
const WORDS: readonly (readonly [DefaultIcon | undefined, RegExp])[] = [
  [undefined, /\b(bicycles?|bikes?|motorcycles?) parking\b|\bparking (bicycles?|motorcycles?)\b/],
  ['baby-care', BABY],
  ['elevator', /\b(elevators?|lifts?)\b/],
  ['escalator', /\bescalators?\b/],
  ['stairs', /\b(stairs|staircases?|stairways?|stairwells?)\b/],
  ['ramp', /\bramps?\b/],
  ['entrance', /\bentrances?\b/],
  ['exit', /\bexits?\b/],
  ['parking', /\bparking\b|\bcar ?parks?\b/],
  ['information', /\binformation\b/],
];

/** Line drawings in a grid of 24 by 24. A line without length is a dot. */
const PATHS: Readonly<Record<DefaultIcon, string>> = {
  stairs: 'M5.8 17.4h3.4v-3.5h3.4v-3.5H16V6.9h2.4',
  elevator: 'M7.2 5.6h9.6v12.8H7.2zM9.6 10.6L12 8l2.4 2.6M9.6 13.4L12 16l2.4-2.6',
  escalator: 'M5.2 17.2h3.6l6.6-8.4h3.4M9.4 6.6v0M9.4 9.4v3.4',
  ramp: 'M5.4 16.8h13.2V8.8z',
  restroom:
    'M7.8 5.1a.7.7 0 1 0 .01 0M6.2 9.4h3.2v4.2H6.2zM7.8 13.6v4.2M16 5.1a.7.7 0 1 0 .01 0M16 9.4l-2.5 5h5zM16 14.2v3.6',
  'restroom-women': 'M12 5a.7.7 0 1 0 .01 0M12 9.2l-3.2 5.8h6.4zM12 14.8V18',
  'restroom-men': 'M12 5a.7.7 0 1 0 .01 0M9.6 9.2h4.8v5H9.6zM12 14.2V18',
  'restroom-accessible':
    'M11 4.6a.7.7 0 1 0 .01 0M11 8.8v4.4h4.2l2.2 4M11 10.4h3.6M8.6 11.6a3.9 3.9 0 1 0 5 5.2',
  'baby-care': 'M12 6.4a2.1 2.1 0 1 0 .01 0M8.2 17c0-2.9 1.6-4.6 3.8-4.6s3.8 1.7 3.8 4.6z',
  entrance: 'M12.6 7H17v10h-4.4M6.4 12h6.8M10.9 9.6l2.4 2.4-2.4 2.4',
  exit: 'M11.4 7H7v10h4.4M10.8 12h6.8M15.3 9.6l2.4 2.4-2.4 2.4',
  parking: 'M10 17.4V6.6h2.9a3.1 3.1 0 0 1 0 6.2H10',
  information: 'M12 7.4v0M10.6 11H12v5.6M10.4 16.6h3.2',
};

function svgOf(name: DefaultIcon): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">' +
    '<circle cx="12" cy="12" r="11.5" fill="#fff" stroke="#000" stroke-opacity=".2"/>' +
    '<path fill="none" stroke="#2b3446" stroke-width="1.8" stroke-linecap="round" ' +
    `stroke-linejoin="round" d="${PATHS[name]}"/></svg>`
  );
}
