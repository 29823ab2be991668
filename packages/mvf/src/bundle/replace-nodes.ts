import type { Mvf3Document } from './document.ts';
import { contentsTree } from './list-contents.ts';

/** Returns the document with other nodes, and a manifest that lists their files. */
export function replaceNodes(
  document: Mvf3Document,
  nodes: NonNullable<Mvf3Document['nodes']>,
): Mvf3Document {
  const [venue, ...others] = document.manifest.features;
  if (!venue) return { ...document, nodes };
  const folder = {
    type: 'folder' as const,
    name: 'nodes',
    children: contentsTree(Object.keys(nodes).map((floorId) => `${floorId}.geojson`)),
  };
  const contents = venue.properties.contents.filter(({ name }) => name !== folder.name);
  const at = contents.findIndex(({ type, name }) => type === 'folder' && name > folder.name);
  const properties = {
    ...venue.properties,
    contents: contents.toSpliced(at === -1 ? contents.length : at, 0, folder),
  };
  const features = [{ ...venue, properties }, ...others];
  return { ...document, manifest: { ...document.manifest, features }, nodes };
}
