/**
 * The unit of a number. By convention its name ends with the unit or its description names it;
 * otherwise lengths are in metres and times in milliseconds.
 */
export function unitOf(name: string, text: string): string | undefined {
  if (/(?:ratio|multiplier|factor)$/i.test(name)) return undefined;
  return unitOfName(name) ?? unitInText(text) ?? unitByMeaning(name);
}

const UNIT_WORDS =
  'CSS pixels per second|metres per (?:second|pixel|CSS pixel)|degrees per second|CSS pixels|pixels|metres|degrees|radians|milliseconds|seconds|minutes|hours|bytes|kilobytes|megabytes';

const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/metresPerPixel$/i, 'metres per CSS pixel'],
  [/metresPerSecond$/i, 'metres per second'],
  [/DegreesPerSecond$/, 'degrees per second'],
  [/(?:^d|D)egrees$/, 'degrees'],
  [/(?:^m|M)illiseconds$/, 'milliseconds'],
  [/(?:^s|S)econds$/, 'seconds'],
  [/(?:^m|M)inutes$/, 'minutes'],
  // How large a picture is kept; what is measured on the screen is in CSS pixels.
  [/^maxPixels$/, 'pixels'],
  [/(?:^p|P)ixels$/, 'CSS pixels'],
  [/(?:^m|M)etres$/, 'metres'],
  [/(?:^b|B)ytes$/, 'bytes'],
];

function unitOfName(name: string): string | undefined {
  return SUFFIXES.find(([suffix]) => suffix.test(name))?.[1];
}

function unitInText(text: string): string | undefined {
  const stated =
    new RegExp(`\\b(?:in|as) (${UNIT_WORDS})\\b`, 'i').exec(text) ??
    new RegExp(`(?:^|[.:;,] )(${UNIT_WORDS})\\b`, 'i').exec(text);
  if (!stated) return undefined;
  const unit = stated[1]!.toLowerCase().replace('css', 'CSS');
  return unit.startsWith('pixels') ? `CSS ${unit}` : unit;
}

function unitByMeaning(name: string): string | undefined {
  if (/(?:duration|timeout|delay|interval)$/i.test(name)) return 'milliseconds';
  if (/(?:altitude|distance|height|radius|accuracy|clearance)$/i.test(name)) {
    return 'metres';
  }
  return undefined;
}
