/** Maximum size of a bundle. Demo venues have about half a mebibyte. */
export const MAX_BUNDLE_BYTES: number = 4 * 2 ** 20;

export type BundleBytes = { readonly bytes: Uint8Array } | { readonly problem: string };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes a base64-encoded bundle. */
export function decodeBundle(base64: string): BundleBytes {
  const text = base64.replace(/^data:[^,]{0,100},/, '').trim();
  if ((text.length / 4) * 3 > MAX_BUNDLE_BYTES + 2) {
    return {
      problem: `bundle: expected at most ${MAX_BUNDLE_BYTES / 2 ** 20} MiB. Check larger ones with the command \`mvf validate\`.`,
    };
  }
  if (!BASE64.test(text)) {
    return { problem: 'bundle: expected the bytes of a zip as base64, found other characters.' };
  }
  return { bytes: Buffer.from(text, 'base64') };
}
