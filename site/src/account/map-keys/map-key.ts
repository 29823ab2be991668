/** A reader's own key for one of their venues. */
export type MapKey = { readonly label: string; readonly venueId: string; readonly key: string };

/** A validation message for a form field. */
export type MapKeyProblem = { readonly field: keyof MapKey; readonly message: string };

export const MAX_MAP_KEYS = 50;
export const MAX_LABEL_LENGTH = 60;
export const MAX_VENUE_ID_LENGTH = 100;
export const MAX_KEY_LENGTH = 200;

/** The normalized form in which a key is stored. */
export function normalizeMapKey({ label, venueId, key }: MapKey): MapKey {
  return {
    label: label.trim().replaceAll(/\s+/g, ' '),
    venueId: venueId.trim(),
    key: key.trim(),
  };
}

/** The first problem with a key, given the stored ones. */
export function validateMapKey(
  { label, venueId, key }: MapKey,
  others: readonly MapKey[],
): MapKeyProblem | undefined {
  const labelProblem = validateLabel(label, others);
  if (labelProblem) return labelProblem;
  if (venueId.length > MAX_VENUE_ID_LENGTH || !/^[\w.-]+$/.test(venueId)) {
    return {
      field: 'venueId',
      message: `Enter a venue id, such as harbour-mall, with up to ${MAX_VENUE_ID_LENGTH} letters, digits, dots, hyphens and underscores.`,
    };
  }
  if (key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key)) {
    return {
      field: 'key',
      message: `Enter the venue’s key, with up to ${MAX_KEY_LENGTH} letters, digits and symbols, without spaces.`,
    };
  }
  return undefined;
}

/** The problem with a label, given the stored keys. */
export function validateLabel(label: string, others: readonly MapKey[]): MapKeyProblem | undefined {
  if (label === '' || label.length > MAX_LABEL_LENGTH || /\p{Cc}/u.test(label)) {
    return { field: 'label', message: `Enter a name with 1 to ${MAX_LABEL_LENGTH} characters.` };
  }
  if (others.some((other) => other.label.toLowerCase() === label.toLowerCase())) {
    return {
      field: 'label',
      message: 'You already have a key with this name. Choose another name.',
    };
  }
  return undefined;
}
