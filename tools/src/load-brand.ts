import { readFileSync } from 'node:fs';
import { type Brand, brand } from '../../brand.ts';

/** The brand of this build, by the rules of `site/config/load-brand.ts`. */
export function loadBrand(): Brand {
  const file = process.env['BRAND_FILE'];
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as Brand) : brand;
}
