/** Media types by extension. With `nosniff`, a module of another type does not run. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  geojson: 'application/geo+json',
  glb: 'model/gltf-binary',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** The extension of a path. A name that starts with its only dot has none. */
const EXTENSION = /[^/]\.([^./]+)$/;

/** Package documents of the npm registry have the name of their package. */
const PACKUMENT = /^\/?npm\/@[^/]+\/[^/]+$/;

/** Whether a path of the site is a package document of its npm registry. */
export function isPackument(path: string): boolean {
  return PACKUMENT.test(path);
}

export function mediaTypeOf(path: string): string {
  if (isPackument(path)) return MEDIA_TYPES['json']!;
  const [, extension = ''] = EXTENSION.exec(path) ?? [];
  const type = Object.hasOwn(MEDIA_TYPES, extension) ? MEDIA_TYPES[extension] : undefined;
  return type ?? 'application/octet-stream';
}
