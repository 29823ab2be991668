import type { AnnotationSymbol, Venue } from '@brand/venue';

type Picture = { users: number; readonly url: Promise<string> };

/** Pictures of symbols, each read once and kept while somebody shows it. */
export class SymbolImageCache {
  readonly #venue: Pick<Venue, 'readAsset'>;
  readonly #pictures = new Map<AnnotationSymbol, Picture>();

  constructor(venue: Pick<Venue, 'readAsset'>) {
    this.#venue = venue;
  }

  /** The address of a symbol's picture, to be given back with `release`; rejects if it has none. */
  use(symbol: AnnotationSymbol): Promise<string> {
    let picture = this.#pictures.get(symbol);
    if (!picture) this.#pictures.set(symbol, (picture = { users: 0, url: this.#read(symbol) }));
    picture.users += 1;
    return picture.url;
  }

  /** Gives a picture back; the last one frees it. */
  release(symbol: AnnotationSymbol): void {
    const picture = this.#pictures.get(symbol);
    if (!picture || --picture.users > 0) return;
    this.#pictures.delete(symbol);
    void free(picture.url, symbol);
  }

  async #read({ key, url }: AnnotationSymbol): Promise<string> {
    const blob = url === '' ? undefined : await this.#venue.readAsset(url);
    if (blob) return URL.createObjectURL(blob);
    if (/^(https?|data):/.test(url)) return url;
    throw new Error(`The bundle has no picture for the symbol "${key}".`);
  }
}

async function free(picture: Promise<string>, symbol: AnnotationSymbol): Promise<void> {
  // One that could not be read has nothing to free.
  const url = await picture.catch(() => symbol.url);
  if (url !== symbol.url) URL.revokeObjectURL(url);
}
