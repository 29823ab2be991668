type Own = Readonly<Record<string, unknown>>;

/** Calls whose results apps of that time received as ids. */
const GIVES_THINGS = new Set([
  'add',
  'addMarker',
  'addTooltip',
  'drawPath',
  'labelLocations',
  'labelPolygon',
]);

const things = new Map<unknown, unknown>();

/**
 * An object of the Web SDK as seen across the bridge: methods return promises, objects on the map
 * are ids. Members of `own` take precedence.
 */
export function acrossBridge(target: object, own: Own = {}): object {
  return new Proxy(target, {
    get: (_target, name) => {
      if (typeof name === 'string' && name in own) return own[name];
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const passed = args.map((arg) => things.get(arg) ?? arg);
        const result: unknown = await Reflect.apply(value, target, passed);
        if (!GIVES_THINGS.has(String(name))) return result;
        return Array.isArray(result) ? result.map(keep) : keep(result);
      };
    },
  });
}

function keep(thing: unknown): string {
  const id = `thing-${things.size}`;
  things.set(id, thing);
  return id;
}
