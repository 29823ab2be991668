/** Maximum size of a bundle or another file. Demo venues have about half a mebibyte. */
export const MAX_BUNDLE_BYTES: number = 4 * 2 ** 20;

export type BundleBytes = { readonly bytes: Uint8Array } | { readonly problem: string };

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** Decodes a base64-encoded file from the named field of a request. */
export function decodeBundle(base64: string, field = 'bundle'): BundleBytes {
  const text = base64.replace(/^data:[^,]{0,100},/, '').trim();
  if ((text.length / 4) * 3 > MAX_BUNDLE_BYTES + 2) {
    return {
      problem: `${field}: expected at most ${MAX_BUNDLE_BYTES / 2 ** 20} MiB. For larger files, use the \`mvf\` commands.`,
    };
  }
  if (!BASE64.test(text)) {
    return { problem: `${field}: expected bytes as base64, found other characters.` };
  }
  return { bytes: Buffer.from(text, 'base64') };
}
