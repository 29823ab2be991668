import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleBytes } from './decode-bundle.ts';

type DemoVenue = { readonly slug: string; readonly name: string };

/** The demo venues of the portal, by the ids that samples use, or by their names. */
export class DemoVenues {
  readonly #folder: string;
  readonly #venues: readonly DemoVenue[];

  constructor(folder: string) {
    this.#folder = folder;
    const list = join(folder, 'index.json');
    this.#venues = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as DemoVenue[]) : [];
  }

  /** Lists ids and names for a description. */
  describe(): string {
    return this.#venues.map(({ slug, name }) => `${slug} (${name})`).join('; ') || 'none';
  }

  async read(idOrName: string): Promise<BundleBytes> {
    const wanted = idOrName.trim().toLowerCase();
    const known = this.#venues.find(
      ({ slug, name }) => slug === wanted || name.toLowerCase() === wanted,
    );
    if (known !== undefined) {
      return { bytes: await readFile(join(this.#folder, known.slug, 'mvf-3.zip')) };
    }
    if (this.#venues.length === 0) {
      return { problem: 'venueId: this portal has no demo venues. Send a bundle instead.' };
    }
    const ids = this.#venues.map(({ slug }) => slug);
    return {
      problem: `venueId: there is no demo venue "${idOrName}". Use one of: ${ids.join(', ')}.`,
    };
  }
}
