import type { AnnotationSymbol, Venue } from '@brand/venue';

type Picture = { users: number; readonly url: Promise<string> };

/** Reference-counted image URLs of symbols, each loaded once. */
export class SymbolImageCache {
  readonly #venue: Pick<Venue, 'readAsset'>;
  readonly #pictures = new Map<AnnotationSymbol, Picture>();

  constructor(venue: Pick<Venue, 'readAsset'>) {
    this.#venue = venue;
  }

  /**
   * The URL of a symbol's image. Every call must be paired with `release`. Rejects if the symbol
   * has no image.
   */
  use(symbol: AnnotationSymbol): Promise<string> {
    let picture = this.#pictures.get(symbol);
    if (!picture) this.#pictures.set(symbol, (picture = { users: 0, url: this.#read(symbol) }));
    picture.users += 1;
    return picture.url;
  }

  /** Releases an image; the last user frees it. */
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
    throw new Error(`The bundle has no image for the symbol "${key}".`);
  }
}

async function free(picture: Promise<string>, symbol: AnnotationSymbol): Promise<void> {
  // If loading failed, there is nothing to free.
  const url = await picture.catch(() => symbol.url);
  if (url !== symbol.url) URL.revokeObjectURL(url);
}
