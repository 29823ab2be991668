import type { Mvf3Document } from '../../../bundle/document.ts';
import { svgElement } from './svg-element.ts';

/** Returns an image of the bundle as a `data:` URL, or `undefined` if it cannot be embedded. */
export type EmbedImage = (path: string | undefined) => string | undefined;

/** Images that are defined once in the document and used in many places. */
export type SymbolSheet = {
  /** Returns the id of a square image of `ICON_SIZE`, or `undefined` as above. */
  readonly idOf: (path: string | undefined) => string | undefined;
  /** Returns the definitions of all images that were requested. */
  readonly drawDefinitions: () => string;
};

/** Edge length of an image on the sheet, in pixels. */
export const ICON_SIZE = 16;

const MAX_IMAGE_BYTES = 65_536;
const MAX_TOTAL_BYTES = 1_048_576;
const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// An SVG in an image element runs no scripts and fetches nothing in a browser. Other programs are
// less careful, so anything active is rejected here.
const ACTIVE_SVG =
  /<script|<!doctype|<!entity|<foreignobject|<\?xml-stylesheet|\son\w+\s*=|javascript:|@import|image-set|href\s*=\s*["']?\s*(?![#"'\s]|data:image\/png)|url\(\s*["']?\s*(?![#"'\s])/i;

/**
 * Prepares the embedding of images: small PNG and SVG files in the bundle. External images are
 * neither fetched nor referenced.
 */
export function createEmbedImage(document: Mvf3Document): EmbedImage {
  const cached = new Map<string, string | undefined>();
  let total = 0;
  return (path) => {
    if (typeof path !== 'string') return undefined;
    const key = path.replace(/^\.?\//, '');
    if (cached.has(key)) return cached.get(key);
    const bytes = Object.hasOwn(document.extras ?? {}, key) ? document.extras[key] : undefined;
    let address: string | undefined;
    if (bytes instanceof Uint8Array && bytes.length <= MAX_IMAGE_BYTES) {
      const type = imageType(bytes);
      total += type ? bytes.length : 0;
      if (type && total <= MAX_TOTAL_BYTES) address = `data:${type};base64,${toBase64(bytes)}`;
    }
    cached.set(key, address);
    return address;
  };
}

/** Creates a sheet whose ids start with the prefix. */
export function createSymbolSheet(embedImage: EmbedImage, prefix: string): SymbolSheet {
  const ids = new Map<string, string>();
  return {
    idOf: (path) => {
      const address = embedImage(path);
      if (address === undefined) return undefined;
      if (!ids.has(address)) ids.set(address, `${prefix}icon-${ids.size + 1}`);
      return ids.get(address);
    },
    drawDefinitions: () => {
      const images = [...ids].map(([href, id]) =>
        svgElement('image', { id, width: ICON_SIZE, height: ICON_SIZE, href }),
      );
      return images.length > 0 ? svgElement('defs', {}, images) : '';
    },
  };
}

function imageType(bytes: Uint8Array): string | undefined {
  if (PNG_SIGNATURE.every((byte, index) => bytes[index] === byte)) return 'image/png';
  const text = new TextDecoder().decode(bytes);
  const isSvg = text.trimStart().startsWith('<') && /<svg[\s>]/.test(text);
  return isSvg && !ACTIVE_SVG.test(text) ? 'image/svg+xml' : undefined;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}
