import { readEngineDefault, type DefaultValue } from './default-value.ts';

/**
 * Values in the text of a default that a comment does not have. Who leaves an option out must be told
 * what it is then.
 */
export function undocumentedLiterals(text: string, comment: string, unit: number): string[] {
  const whole = readEngineDefault(text);
  const values =
    'value' in whole
      ? [whole.value]
      : [...whole.words.matchAll(/`([^`]+)`/g)].map(([, inner]) => literalOf(inner!));
  const told = squash(comment);
  return values
    .flat()
    .filter(isValue)
    .map((value) => String(typeof value === 'number' ? value / unit : value))
    .filter((value) => !isTold(value, told));
}

/** `auto` is another word for nothing. */
function isValue(value: DefaultValue): boolean {
  return value !== undefined && value !== 'auto';
}

/** As a word of its own; texts may go on: `fit` is told by "fits". */
function isTold(value: string, comment: string): boolean {
  const end = /\d$/.test(value) ? String.raw`(?!\d|\.\d)` : '';
  return new RegExp(String.raw`(?<![\w.])${RegExp.escape(squash(value))}${end}`).test(comment);
}

function literalOf(text: string): DefaultValue {
  const read = readEngineDefault(text);
  return 'value' in read ? read.value : undefined;
}

/** Cases are written as their language does: `iconOnly`, `ICON_ONLY`. */
function squash(text: string): string {
  return text.replaceAll(/[-_`]/g, '').toLowerCase();
}
