/** Families of names that exist in browsers but not in Node. */
const PLATFORM_TYPE =
  /^(?:HTML|SVG|WebGL|DOM|CSS|Geolocation|Device|Pointer|Keyboard|Mouse|Touch|Wheel|Drag|Resize|Intersection|Mutation|Readonly|Uint|Float|Int|Media|Service|Shadow|Offscreen|Image|Request|Response)[A-Z\d]/;

/** Functions of style sheets, module loading and React. */
const PLATFORM_CALL =
  /^(?:var|calc|url|rgba?|hsla?|min|max|clamp|env|minmax|repeat|translate|rotate|scale|require|import|useState|useEffect|useLayoutEffect|useMemo|useCallback|useRef|useContext|useReducer|useId|createRoot|requestAnimationFrame|cancelAnimationFrame|matchMedia|getComputedStyle|addEventListener|removeEventListener|alert)$/;

/** Members of arrays, promises, maps, sets, strings, functions, errors and numbers. */
export const PLATFORM_MEMBERS: ReadonlySet<string> = new Set([
  ...[Array, Promise, Map, Set, String, Function, Error, Number].flatMap((type) =>
    Object.getOwnPropertyNames(type.prototype as object),
  ),
  'cause',
  'stack',
]);

/** Whether JavaScript, browsers, style sheets or React declare the name. */
export function isPlatformName(name: string): boolean {
  return name in globalThis || PLATFORM_TYPE.test(name) || PLATFORM_CALL.test(name);
}
