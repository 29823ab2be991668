import { VenueError } from '@brand/venue';
import { type EngineMap, MapViewError } from './engine.ts';
import { SdkError } from './sdk-error.ts';

/**
 * Terms in engine messages and their replacements; empty for features that the older versions lack.
 */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^elements\.\w+/, 'polygons'],
  [/^text3d\.add/, 'flatLabels.add'],
  [/^stackedFloors/, 'stackedMaps'],
  [/ Set includeNonPublic to true if the route may use them\./, ''],
  [/; transparency is the field opacity/, ''],
  [/ Find one with venue\.find\(type, id\)\./, ' Take one of venue.polygons.'],
  [/ Check that "venue\.find" returned an element\./, ' Check that it was found.'],
  [/, or show an image through the option `fallback`/, ''],
  [/pitchDegrees/g, 'tilt'],
  [/bearingDegrees/g, 'rotation'],
  [/no floor/g, 'no map'],
  [/Its floors are/g, 'Its maps are'],
];

/** Translates an engine message to the terms of the older versions. */
export function toLegacyTerms(message: string): string {
  return WORDS.reduce((text, [today, before]) => text.replace(today, before), message);
}

/** Members of a map whose calls are wrapped. Their results, such as markers, are not. */
const PARTS: ReadonlySet<PropertyKey> = new Set([
  'camera',
  'elements',
  'floors',
  'labels',
  'markers',
  'navigation',
  'paths',
]);

/** Wraps a map so that its errors are `SdkError`s in the terms of the older versions. */
export function wrapLegacyErrors(map: EngineMap): EngineMap {
  return wrapErrors(map);
}

function wrapErrors<Api extends object>(api: Api): Api {
  const known = new Map<PropertyKey, unknown>();
  const wrap = (key: PropertyKey, value: unknown): unknown => {
    if (typeof value === 'function') {
      // Called on the object itself, because a proxy does not have its private fields.
      return (...given: unknown[]) =>
        translateErrors(() => Reflect.apply(value, api, given) as unknown);
    }
    return PARTS.has(key) && typeof value === 'object' && value !== null
      ? wrapErrors(value)
      : value;
  };
  return new Proxy(api, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function' && !PARTS.has(key)) return value;
      if (!known.has(key)) known.set(key, wrap(key, value));
      return known.get(key);
    },
  });
}

function translateErrors(call: () => unknown): unknown {
  try {
    const result = call();
    return result instanceof Promise ? result.catch(fail) : result;
  } catch (error) {
    return fail(error);
  }
}

function fail(error: unknown): never {
  if (!(error instanceof MapViewError || error instanceof VenueError)) throw error;
  throw new SdkError('sdk/bad-option', toLegacyTerms(error.message), { cause: error });
}
