import { readFileSync } from 'node:fs';
import { type Brand, brand } from './brand.ts';

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/**
 * The brand of this build: the repository's own, with the fields of the JSON file that `BRAND_FILE`
 * names in place of its own. An error names the field that is wrong.
 */
export function loadBrand(file: string | undefined = process.env['BRAND_FILE']): Brand {
  if (!file) return brand;
  const given = merge(brand, readJson(file), `BRAND_FILE ${file}`);
  if (!SLUG.test(given.slug)) {
    throw new Error(
      `BRAND_FILE ${file}: "slug" is "${given.slug}". Use lower-case letters, digits and dashes.`,
    );
  }
  if (!URL.canParse(given.siteUrl)) {
    throw new Error(`BRAND_FILE ${file}: "siteUrl" is not a URL, such as https://docs.example.`);
  }
  return given;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isMissing ? 'there is no such file' : (error as Error).message;
    throw new Error(`BRAND_FILE ${file}: ${reason}. It has to be JSON with fields of brand.ts.`, {
      cause: error,
    });
  }
}

/** Fields that are left out stay as they are; others must be known, and of the same type. */
function merge<T extends object>(own: T, given: unknown, place: string): T {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error(`${place}: expected an object with fields of brand.ts.`);
  }
  const merged = { ...own } as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    const known = merged[name];
    if (known === undefined) {
      const names = Object.keys(own).join(', ');
      throw new Error(`${place}: there is no field "${name}". Known: ${names}.`);
    }
    if (typeof known === 'object' && known !== null) {
      merged[name] = merge(known, value, `${place}, "${name}"`);
    } else if (typeof value === typeof known) merged[name] = value;
    else throw new Error(`${place}: "${name}" has to be a ${typeof known}.`);
  }
  return merged as T;
}
