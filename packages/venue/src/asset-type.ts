const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: 'application/octet-stream',
  geojson: 'application/geo+json',
  gif: 'image/gif',
  glb: 'model/gltf-binary',
  gltf: 'model/gltf+json',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webp: 'image/webp',
};

/** Returns the media type of a file by its extension, or an empty string if unknown. */
export function assetType(path: string): string {
  const [, extension = ''] = /\.([a-z\d]+)$/i.exec(path) ?? [];
  return TYPES[extension.toLowerCase()] ?? '';
}
