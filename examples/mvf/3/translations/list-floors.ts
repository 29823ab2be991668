import { readFile } from 'node:fs/promises';
import { readBundle } from '@brand/mvf';
// #region text
import type { Details } from '@brand/mvf/v3';

/** Returns a text in a language, or in the venue's language if it is not translated. */
export function textIn(
  language: string,
  details: Details | undefined,
  field: 'name' | 'shortName' | 'description',
): string | undefined {
  return details?.translations?.[language]?.[field] ?? details?.[field];
}
// #endregion text

const [file = 'venue.zip', language = 'en'] = process.argv.slice(2);
const bundle = await readBundle(await readFile(file));
if (bundle.version !== 3) {
  throw new Error(`Expected MVF 3, found MVF ${bundle.version}. Upgrade it.`);
}
const cms = await bundle.read('cmsVenue');
console.log('Languages:', cms?.languages?.map(({ code }) => code).join(', '));
for (const { properties } of (await bundle.read('floors'))?.features ?? []) {
  console.log(textIn(language, properties.details, 'name'));
}
