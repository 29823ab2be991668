/**
 * SPDX expressions for packages that come with the text of a licence, but state none in
 * `package.json`. By version, so that somebody reads the text again after an update.
 */
const REVIEWED_LICENSES: ReadonlyMap<string, string> = new Map([['png-js@2.0.0', 'MIT']]);

export function findReviewedLicense(name: string, version: string): string | undefined {
  return REVIEWED_LICENSES.get(`${name}@${version}`);
}
