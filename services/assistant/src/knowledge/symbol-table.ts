import type { KnownSymbol } from '@brand/wire/assistant';

type Line = { readonly sdk: string; readonly version: string };

/** Symbols by their names, in whatever spelling: `Markers.add`, `markers.add()`, `map.markers.add`. */
export class SymbolTable {
  readonly #byName = new Map<string, KnownSymbol[]>();

  constructor(symbols: readonly KnownSymbol[]) {
    for (const symbol of symbols) {
      const key = symbol.name.toLowerCase();
      const known = this.#byName.get(key);
      if (known) known.push(symbol);
      else this.#byName.set(key, [symbol]);
    }
  }

  /** A symbol of an SDK's version, by its name or the end of a path that leads to it. */
  find(spelling: string, { sdk, version }: Line): KnownSymbol | undefined {
    const names = spelling
      .toLowerCase()
      .replaceAll(/\(.*\)|[`'"]/g, '')
      .split('.')
      .filter(Boolean);
    for (let from = 0; from < names.length; from += 1) {
      // One word at the end of a path says too little: `add` may be of anything.
      if (from > 0 && names.length - from < 2) break;
      const found = this.#byName
        .get(names.slice(from).join('.'))
        ?.find((symbol) => symbol.sdk === sdk && symbol.version === version);
      if (found) return found;
    }
    return undefined;
  }
}
