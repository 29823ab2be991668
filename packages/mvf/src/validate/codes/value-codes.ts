/** Codes about single values, whatever file they are in. */
export const VALUE_CODES = {
  'wrong-type': {
    severity: 'error',
    page: 'overview',
    title: 'A value has the wrong type.',
    fix: 'Write a value of the expected type. Numbers must be finite.',
  },
  'missing-field': {
    severity: 'error',
    page: 'overview',
    title: 'A required field is missing.',
    fix: 'Add the field.',
  },
  'wrong-value': {
    severity: 'error',
    page: 'overview',
    title: 'A field with fixed values has another one.',
    fix: 'Write one of the values that the message lists.',
  },
  'unknown-value': {
    severity: 'warning',
    page: 'overview',
    title: 'A field has a value that this version does not know.',
    fix: 'Check the spelling. Readers keep the value and treat it as `unknown`.',
  },
  'out-of-range': {
    severity: 'error',
    page: 'overview',
    title: 'A number is too small or too large.',
    fix: 'Write a number within the range that the message names.',
  },
  'bad-id': {
    severity: 'error',
    page: 'core',
    title: 'An id does not have the form of its kind.',
    fix: 'Begin the id with its prefix; then letters, digits, dashes and underscores only.',
  },
  'bad-pattern': {
    severity: 'error',
    page: 'overview',
    title: 'A text does not have its prescribed form.',
    fix: 'Write the text in the form that the message names.',
  },
  'too-few-items': {
    severity: 'error',
    page: 'overview',
    title: 'A list is too short.',
    fix: 'Add the missing items, or remove what the list belongs to.',
  },
  'too-many-items': {
    severity: 'error',
    page: 'overview',
    title: 'A list is too long.',
    fix: 'Remove the items that are too many.',
  },
  'no-option-matches': {
    severity: 'error',
    page: 'overview',
    title: 'A value is none of the types that are allowed in its place.',
    fix: 'Write a value of one of the types that the message lists.',
  },
  'too-deep': {
    severity: 'error',
    page: 'overview',
    title: 'Values nest too deeply, or contain themselves.',
    fix: 'Nest no more than 64 levels.',
  },
} as const;
