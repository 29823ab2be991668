import type { ContentsEntry } from '../v3/core/types.gen.ts';
import type { MvfDocument } from './document.ts';

/**
 * Returns the manifest with the actual tree of files, because real bundles list files that they do
 * not contain. Version 1 has no manifest.
 */
export function listContents(document: MvfDocument, paths: readonly string[]): unknown {
  if (document.version === 1 || !document.manifest) return undefined;
  const property = document.version === 2 ? 'folder_struct' : 'contents';
  const tree = contentsTree(paths);
  const [feature, ...others] = document.manifest.features;
  if (!feature) return document.manifest;
  const described = { ...feature, properties: { ...feature.properties, [property]: tree } };
  return { ...document.manifest, features: [described, ...others] };
}

/**
 * Returns files before folders, both by name, so that the tree does not depend on the order of the
 * paths.
 */
export function contentsTree(paths: readonly string[]): ContentsEntry[] {
  const files = paths.filter((path) => !path.includes('/')).toSorted();
  const folders = Map.groupBy(
    paths.filter((path) => path.includes('/')),
    (path) => path.slice(0, path.indexOf('/')),
  );
  return [
    ...files.map((name) => ({ type: 'file' as const, name })),
    ...[...folders.keys()].toSorted().map((name) => ({
      type: 'folder' as const,
      name,
      children: contentsTree((folders.get(name) ?? []).map((path) => path.slice(name.length + 1))),
    })),
  ];
}
