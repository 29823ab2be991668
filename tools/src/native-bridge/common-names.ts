import type { NativeApi } from '@brand/native-api/model/native-api';
import { isConstructed, type DefaultValue } from './default-value.ts';

/** Options in seconds on iOS, in milliseconds in the Web SDK and on Android. */
const IN_SECONDS = new Set(['duration', 'staleAfter']);

/** A platform-independent name: without `is`, units and third person. */
export function commonName(name: string): string {
  return name
    .replace(/^is(?=[A-Z])/, '')
    .replace(/Millis$/, '')
    .replace(/Points$/, (end) => (name === 'minPoints' ? end : 'Pixels'))
    .replace(/OnTap$/, 'OnClick')
    .replace(/^(include|keep|fit|change|zoom)s(?=[A-Z])/, '$1')
    .replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

/** Milliseconds per unit of a duration option; 1 for other options. */
export function unitOf(name: string, platform: NativeApi['platform']): number {
  return platform === 'ios' && IN_SECONDS.has(name) ? 1000 : 1;
}

/** The value in milliseconds, with common names inside. */
export function commonValue(
  name: string,
  value: DefaultValue,
  platform: NativeApi['platform'],
): DefaultValue {
  if (typeof value === 'number') return value * unitOf(name, platform);
  if (!isConstructed(value)) return value;
  const given = Object.entries(value.given).map(
    ([inner, one]) => [commonName(inner), commonValue(commonName(inner), one, platform)] as const,
  );
  return { type: value.type, given: Object.fromEntries(given) };
}
