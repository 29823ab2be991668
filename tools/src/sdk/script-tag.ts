import type { Brand } from '../../../brand.ts';

/** The global name of the SDK for script tags: the brand's name as an identifier. */
export function globalNameOf({ name }: Brand): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const identifier = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\p{N}/u.test(identifier) ? `_${identifier}` : identifier;
}

/**
 * The script for a script tag. It loads the ES modules beside it, so that pages without a build
 * step get the same files, and features still load on demand; a single file could not do that.
 * `showVenue` can be called immediately, everything else once `ready` has resolved.
 */
export function scriptTagCode(globalName: string): string {
  return `(() => {
  const base = document.currentScript.src;
  const load = (name) => import(new URL(name + '.js', base).href);
  const ready = load('index');
  const sdk = {
    ready,
    load,
    showVenue: (...parameters) => ready.then((loaded) => loaded.showVenue(...parameters)),
  };
  globalThis[${JSON.stringify(globalName)}] = sdk;
  ready.then(
    (loaded) => Object.assign(sdk, loaded),
    () => {},
  );
})();
`;
}
