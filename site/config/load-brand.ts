import { readFileSync } from 'node:fs';
import { type Brand, brand } from '../../brand.ts';

/**
 * The brand of this build: the repository's own, or the one in the JSON file that `BRAND_FILE`
 * names. The file has the fields of `Brand`.
 */
export function loadBrand(): Brand {
  const file = process.env['BRAND_FILE'];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Brand) : brand;
}
