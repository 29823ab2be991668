const MAX_STORED_LENGTH = 512;

/** Patterns of personal data and their placeholders, most specific first. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Credentials in a URL.
  [/(?<=:\/\/)[^\s/@]+@/g, '[secret]@'],
  [/\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  [/(?<=\bbearer\s+)\S{8,}/gi, '[secret]'],
  [
    /(?<=\b(?:password|passwd|pwd|secret|token|(?:api|access)[-_ ]?key)\s*[:=]\s*)["']?[^\s"',;]{8,}/gi,
    '[secret]',
  ],
  [/\b(?:sk|pk|gh[a-z]|xox[a-z]|eyJ)[-_\w][-_.\w]{15,}/g, '[secret]'],
  // Another key, or a UUID: long, with letters and digits.
  [/(?=[\w+/=-]*[A-Za-z])(?=(?:[A-Za-z+/=_-]*\d){2})[\w+/=-]{20,}/g, '[secret]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  // A telephone, card or account number: at least seven digits.
  [/\+?\(?\d(?:[\s().-]{0,2}\d){6,}/g, '[number]'],
];

/** Redacts personal data of a question before it is stored. */
export function redactPersonalData(question: string): string {
  const text = question
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return PERSONAL.reduce((kept, [pattern, name]) => kept.replaceAll(pattern, name), text).slice(
    0,
    MAX_STORED_LENGTH,
  );
}
