/**
 * A default in a form common to both languages: names of cases are in kebab case, zero points are
 * 0.
 */
export type DefaultValue =
  | number
  | boolean
  | string
  | readonly DefaultValue[]
  /** Not set: the engine decides. */
  | undefined
  | ConstructedValue;

/** A value of an SDK type, with its arguments. */
export type ConstructedValue = {
  readonly type: string;
  readonly given: Readonly<Record<string, DefaultValue>>;
};

/** Parses the default of a Swift or Kotlin declaration. Throws if it cannot. */
export function parseNativeDefault(source: string): DefaultValue {
  const text = source.trim();
  if (text === 'nil' || text === 'null') return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^-?[\d_]+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll('_', ''));
  if (text === '.zero') return 0;
  if (/^(?:\[:?\]|empty(?:List|Map|Set)\(\))$/.test(text)) return [];
  const list = /^\[(.+)\]$/s.exec(text) ?? /^(?:list|set)Of\((.+)\)$/s.exec(text);
  if (list) return list[1]!.split(',').map(parseNativeDefault);
  const named = /^(?:[A-Z]\w*)?\.(\w+)$/.exec(text);
  if (named) return kebab(named[1]!);
  const made = /^([A-Z]\w*)\((.*)\)$/s.exec(text);
  if (made) return readMade(made[1]!, made[2]!);
  throw new Error(`Cannot read the default ${source}.`);
}

function readMade(type: string, source: string): DefaultValue {
  const parts = source.trim() === '' ? [] : source.split(',');
  if (parts.length > 0 && parts.every((part) => Number(part) === 0)) return 0;
  const given = parts.map((part) => {
    const [, name, value] = /^\s*(\w+)\s*[:=]\s*(.+)$/s.exec(part) ?? [];
    if (name === undefined) throw new Error(`Cannot read ${part} in ${type}(${source}).`);
    return [name, parseNativeDefault(value!)] as const;
  });
  return { type, given: Object.fromEntries(given) };
}

/** `easeInOut` and `EASE_IN_OUT` are both `ease-in-out`. */
function kebab(name: string): string {
  const isConstant = name === name.toUpperCase();
  const words = isConstant ? name.replaceAll('_', '-') : name.replaceAll(/(?=[A-Z])/g, '-');
  return words.toLowerCase();
}

/** Parses the text behind `@defaultValue`; text that is not a literal is returned as `words`. */
export function parseEngineDefault(
  text: string,
): { readonly value: DefaultValue } | { readonly words: string } {
  const source = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^`([^`]*)`$/, '$1');
  const json = source.replaceAll("'", '"').replaceAll(/(?<=\d)_(?=\d)/g, '');
  if (/^-?Infinity$/.test(source)) return { value: undefined };
  try {
    return { value: JSON.parse(json) as DefaultValue };
  } catch {
    return { words: source };
  }
}

export function isConstructed(value: DefaultValue): value is ConstructedValue {
  return typeof value === 'object' && !Array.isArray(value);
}
