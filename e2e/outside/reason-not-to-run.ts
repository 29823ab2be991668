/** Code that compiles here, but needs somebody's account or host to run. */
const NEEDS: readonly (readonly [RegExp, string])[] = [
  [/\bmapkit\b/, "MapKit JS is loaded from Apple's host and needs an Apple developer account"],
  [
    /js\.api\.here\.com|\bH\.Map\b|\bH\./,
    'the library of HERE is loaded from its host and needs a key',
  ],
  [/maptiler/i, 'MapTiler needs a key and its host'],
  [/(?:fetch|EventSource)\('\/(?:map-token|screens)'/, "asks the reader's own server"],
];

export function reasonNotToRun(files: Iterable<string>): string | undefined {
  const code = [...files].join('\n');
  return NEEDS.find(([sign]) => sign.test(code))?.[1];
}
