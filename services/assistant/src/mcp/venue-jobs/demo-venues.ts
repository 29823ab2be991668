import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BundleBytes } from './decode-bundle.ts';

/** The demo venues of the portal, by the ids that samples use. */
export class DemoVenues {
  readonly #folder: string;
  readonly #ids: readonly string[];

  constructor(folder: string) {
    this.#folder = folder;
    const list = join(folder, 'index.json');
    this.#ids = existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as { slug: string }[]).map(({ slug }) => slug)
      : [];
  }

  async read(id: string): Promise<BundleBytes> {
    const known = this.#ids.find((each) => each === id);
    if (known !== undefined)
      return { bytes: await readFile(join(this.#folder, known, 'mvf-3.zip')) };
    if (this.#ids.length === 0) {
      return { problem: 'venueId: there are no demo venues here. Send a bundle instead.' };
    }
    return {
      problem: `venueId: there is no demo venue "${id}". There are: ${this.#ids.join(', ')}.`,
    };
  }
}
