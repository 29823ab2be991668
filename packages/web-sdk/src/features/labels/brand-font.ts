// A wildcard module can only be declared in a file that is no module, so it cannot be imported.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./woff2-module.d.ts" />
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import latinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';

// As in the font's own style sheet: all other letters come from the fonts after it.
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

let loading: Promise<unknown> | undefined;

/**
 * Adds the brand's typeface to the page under the SDK's own name. The bytes of the typeface are in
 * this module, so neither a request nor a source in `font-src` is needed.
 */
export function loadBrandFont(family: string): Promise<unknown> {
  loading ??= Promise.all([
    addFace(family, latin, LATIN),
    addFace(family, latinExtended, LATIN_EXTENDED),
  ]);
  return loading;
}

async function addFace(family: string, base64: string, unicodeRange: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const face = new FontFace(family, bytes, { weight: '300 900', unicodeRange });
  // Added first, so that the page announces it and labels that are drawn already are drawn again.
  document.fonts.add(face);
  await face.load();
}
