/** Codes about individual values in any file. */
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
    title: 'A field does not have one of its fixed values.',
    fix: 'Write one of the values that the message lists.',
  },
  'unknown-value': {
    severity: 'warning',
    page: 'overview',
    title: 'A field has a value that this version does not recognise.',
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
    title: 'An id does not have the form of its type.',
    fix: 'Start the id with its prefix, followed by letters, digits, dashes and underscores only.',
  },
  'bad-pattern': {
    severity: 'error',
    page: 'overview',
    title: 'A string does not have the required form.',
    fix: 'Write the string in the form that the message names.',
  },
  'too-few-items': {
    severity: 'error',
    page: 'overview',
    title: 'A list is too short.',
    fix: 'Add the missing items, or remove the object that contains the list.',
  },
  'too-many-items': {
    severity: 'error',
    page: 'overview',
    title: 'A list is too long.',
    fix: 'Remove the surplus items.',
  },
  'no-option-matches': {
    severity: 'error',
    page: 'overview',
    title: 'A value matches none of the allowed types.',
    fix: 'Write a value of one of the types that the message lists.',
  },
  'too-deep': {
    severity: 'error',
    page: 'overview',
    title: 'Values nest too deeply, or contain themselves.',
    fix: 'Nest no more than 64 levels.',
  },
} as const;
