import type { ImdfType } from './imdf-type.ts';

/** A normalised feature of a member, with a known type, an id, and properties in snake case. */
export type ImdfFeature = {
  readonly id: string;
  readonly type: ImdfType;
  /** The source file, used in the report. */
  readonly file: string;
  /** Geometry that is not validated. */
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
};

/** Returns a property that is a non-empty text, without surrounding space. */
export function textOf(feature: ImdfFeature, key: string): string | undefined {
  const value = feature.properties[key];
  if (typeof value === 'number') return String(value);
  return (typeof value === 'string' && value.trim()) || undefined;
}

/** Returns a finite number, even if it was written as text. */
export function numberOf(feature: ImdfFeature, key: string): number | undefined {
  const value = feature.properties[key];
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Whether a property is `true`, even if it was written as text or number. */
export function isTrue(feature: ImdfFeature, key: string): boolean {
  const value = feature.properties[key];
  return value === true || value === 1 || lowerCase(value) === 'true';
}

/** Returns a text in lower case, or an empty string for any other value. */
export function lowerCase(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

/** Returns the texts of a list. A single text counts as a list of one. */
export function textsOf(feature: ImdfFeature, key: string): string[] {
  const value = feature.properties[key];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.map(lowerCase).filter(Boolean);
}

/** Returns the category in lower case, or an empty string if there is none. */
export function categoryOf(feature: ImdfFeature): string {
  return textOf(feature, 'category')?.toLowerCase() ?? '';
}

/** Returns the ids that a property refers to: one, a list, or objects that have an `id`. */
export function refsOf(feature: ImdfFeature, key: string): string[] {
  const value = feature.properties[key];
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.flatMap((item) => idOf(item) ?? []);
}

/** Returns an id as text, because writers also use numbers. */
export function idOf(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return value.trim() || undefined;
  return isRecord(value) ? idOf(value['id']) : undefined;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a key for the draft that differs from that of any feature of another type. */
export function keyOf({ type, id }: ImdfFeature): string {
  return `${type}-${id.toLowerCase()}`;
}
