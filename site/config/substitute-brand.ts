import type { Brand } from '../../brand.ts';

const BRAND_TOKEN = /\{brand\.([a-zA-Z.]+)\}/g;

/** Replaces `{brand.name}`, `{brand.slug}`, `{brand.links.blog}` … with the values of the brand. */
export function substituteBrand(text: string, brand: Brand): string {
  return text.replaceAll(BRAND_TOKEN, (token, path: string) => {
    const value = path
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], brand);
    if (typeof value !== 'string') {
      throw new Error(`${token}: the brand file has no such text. Known: ${knownTokens(brand)}.`);
    }
    return value;
  });
}

/** The same for every string inside a JSON-like value, such as front matter or a sidebar. */
export function substituteBrandDeep<T>(value: T, brand: Brand): T {
  if (typeof value === 'string') return substituteBrand(value, brand) as T;
  if (Array.isArray(value)) return value.map((item) => substituteBrandDeep(item, brand)) as T;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, substituteBrandDeep(item, brand)]),
  ) as T;
}

function knownTokens(brand: Brand): string {
  const topLevel = ['name', 'slug', 'tagline', 'siteUrl'].map((key) => `{brand.${key}}`);
  const links = Object.keys(brand.links).map((key) => `{brand.links.${key}}`);
  return [...topLevel, ...links].join(', ');
}
