import { parseEngineDefault, type DefaultValue } from './default-value.ts';

/**
 * Literals of a default that the comment does not mention: developers who omit an option must be
 * able to read its value.
 */
export function undocumentedLiterals(text: string, comment: string, unit: number): string[] {
  const whole = parseEngineDefault(text);
  const values =
    'value' in whole
      ? [whole.value]
      : [...whole.words.matchAll(/`([^`]+)`/g)].map(([, inner]) => literalOf(inner!));
  const told = squash(comment);
  return values
    .flat()
    .filter(isValue)
    .map((value) => String(typeof value === 'number' ? value / unit : value))
    .filter((value) => !isMentioned(value, told));
}

/** `auto` means that no value is set. */
function isValue(value: DefaultValue): boolean {
  return value !== undefined && value !== 'auto';
}

/** Whether the comment contains the value as a word or the start of one: "fits" matches `fit`. */
function isMentioned(value: string, comment: string): boolean {
  const end = /\d$/.test(value) ? String.raw`(?!\d|\.\d)` : '';
  return new RegExp(String.raw`(?<![\w.])${RegExp.escape(squash(value))}${end}`).test(comment);
}

function literalOf(text: string): DefaultValue {
  const read = parseEngineDefault(text);
  return 'value' in read ? read.value : undefined;
}

/** Normalises cases, which differ by language: `iconOnly`, `ICON_ONLY`. */
function squash(text: string): string {
  return text.replaceAll(/[-_`]/g, '').toLowerCase();
}
