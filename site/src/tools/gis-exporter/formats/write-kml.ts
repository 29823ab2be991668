import { foldersToKML } from '@placemarkio/tokml';
import { asText } from '../columns.ts';
import type { GisFeature } from '../../shared/gis-feature.ts';
import type { GisData, GisLayer } from '../gis-layer.ts';

type Root = Parameters<typeof foldersToKML>[0];
type Child = Root['children'][number];

/** KML 2.2: a folder per layer, inside a folder per floor if floors are separate. */
export function writeKml({ layers }: GisData): string {
  const floors = Map.groupBy(layers, ({ floor }) => floor);
  const children = [...floors].flatMap(([floor, own]) => {
    const folders = own.map(asFolder);
    return floor === undefined ? folders : [folder(floor, folders)];
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${foldersToKML({ type: 'root', children })}\n`;
}

function asFolder({ title, features }: GisLayer): Child {
  return folder(title, features.map(asPlacemark));
}

function folder(name: string, children: readonly Child[]): Child {
  return { type: 'folder', meta: { name }, children: [...children] };
}

// `icon` is left out: programs read it as a URL, but ours is a path inside the bundle.
function asPlacemark({ id, geometry, properties }: GisFeature): Child {
  const { name, description, icon: _icon, ...rest } = properties;
  const data = Object.entries(rest).map(([key, value]) => [key, xmlText(asText(value))]);
  return {
    type: 'Feature',
    geometry: geometry as Extract<Child, { type: 'Feature' }>['geometry'],
    properties: {
      name: xmlText(asText(name ?? rest['id'] ?? id)),
      ...(description !== undefined && { description: xmlText(asText(description)) }),
      ...Object.fromEntries(data),
    },
  };
}

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Removes characters that XML 1.0 cannot represent. */
function xmlText(text: string): string {
  return text.replaceAll(NO_XML, '').toWellFormed();
}
