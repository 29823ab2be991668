import type { Brand } from '../../../brand.ts';

/** The name under which a script tag offers the SDK: the brand's, as an identifier. */
export function globalNameOf({ name }: Brand): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const identifier = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^\p{N}/u.test(identifier) ? `_${identifier}` : identifier;
}

/**
 * The script of a script tag. It loads the ES modules that stand beside it, so that pages without a
 * build get the same files, and features still load when they are used; a single file could not do
 * that. `showVenue` can be called at once, everything else is there when `ready` is resolved.
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
