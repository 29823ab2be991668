import type { ImdfWriter } from './imdf-writer.ts';

/**
 * Writes an address and returns its id. A bundle has the address in one line, IMDF in parts: the
 * last part of two letters is the country, the previous one (without a postal code) the locality.
 */
export function writeAddress(
  writer: ImdfWriter,
  {
    key,
    text,
    country,
  }: { readonly key: string; readonly text: string; readonly country?: string | undefined },
): string {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const stated = /^[A-Z]{2}$/.test(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const postal = parts.length > 2 ? splitPostal(parts.at(-1) ?? '') : undefined;
  if (postal) parts.pop();
  const locality = parts.length > 1 ? parts.pop() : undefined;
  const land = stated ?? country?.toUpperCase();
  if (land === undefined) {
    writer.report.note({
      action: 'guessed',
      code: 'unknown-country',
      message:
        'Addresses need a country. If none is known, the country is "ZZ", which ISO does not assign.',
      example: text,
    });
  }
  writer.report.note({
    action: 'guessed',
    code: 'address-parts',
    message:
      'Addresses, which a bundle keeps in one line, were split into street, locality and country.',
    example: text,
  });
  const id = writer.idOf('address', key);
  writer.add('address', id, null, {
    address: parts.join(', ') || text,
    unit: null,
    locality: locality ?? text,
    province: postal?.region && land ? `${land}-${postal.region}` : null,
    country: land ?? 'ZZ',
    postal_code: postal?.code ?? null,
    postal_code_ext: null,
  });
  return id;
}

/** Splits `IL 62701` or `195251`. No other form counts as region and code. */
function splitPostal(
  text: string,
): { readonly region?: string; readonly code: string } | undefined {
  const match = /^(?:([A-Z]{1,3}) )?(\d[\d -]{2,9})$/.exec(text);
  if (!match) return undefined;
  const [, region, code = ''] = match;
  return { code, ...(region !== undefined && { region }) };
}
