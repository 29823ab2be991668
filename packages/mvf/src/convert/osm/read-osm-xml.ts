import type { MvfLimits } from '../../archive/limits.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';
import { xmlAttribute } from '../xml/xml-attribute.ts';
import type { XmlLimits } from '../xml/xml-limits.ts';
import { emptyOsmData, type OsmData, type OsmMember } from './osm-data.ts';

type OpenObject = {
  readonly element: XmlElement;
  readonly tags: [string, string][];
  readonly nodes: string[];
  readonly members: OsmMember[];
};

export type ReadOsmXmlOptions = {
  readonly limits?: Partial<MvfLimits & XmlLimits>;
  readonly onProgress?: (share: number) => void;
};

/** Reads OSM XML as editors and servers write it. Deleted objects are skipped. */
export function readOsmXml(source: string | Uint8Array, options: ReadOsmXmlOptions = {}): OsmData {
  const data = emptyOsmData();
  let open: OpenObject | undefined;
  readXml(
    source,
    {
      onOpen(element) {
        if (isObject(element.name)) open = { element, tags: [], nodes: [], members: [] };
        else if (open) readPart(element, open);
      },
      onClose(element) {
        if (!open || element !== open.element) return;
        keepObject(data, open);
        open = undefined;
      },
    },
    { path: 'OSM XML', ...options },
  );
  return data;
}

function isObject(name: string): boolean {
  return name === 'node' || name === 'way' || name === 'relation';
}

function readPart(element: XmlElement, open: OpenObject): void {
  const ref = xmlAttribute(element, 'ref');
  if (element.name === 'tag') {
    const key = xmlAttribute(element, 'k');
    if (key) open.tags.push([key, xmlAttribute(element, 'v') ?? '']);
  } else if (element.name === 'nd' && ref !== undefined) {
    open.nodes.push(ref);
  } else if (element.name === 'member' && ref !== undefined) {
    const type = xmlAttribute(element, 'type') ?? 'way';
    open.members.push({ type, ref, role: xmlAttribute(element, 'role') ?? '' });
  }
}

function keepObject(data: OsmData, { element, tags, nodes, members }: OpenObject): void {
  const id = xmlAttribute(element, 'id');
  const isDeleted =
    xmlAttribute(element, 'action') === 'delete' || xmlAttribute(element, 'visible') === 'false';
  if (id === undefined || isDeleted) return;
  const object = { tags: Object.fromEntries(tags) };
  if (element.name === 'way') data.ways.set(id, { ...object, nodes });
  else if (element.name === 'relation') data.relations.set(id, { ...object, members });
  else {
    const at = ['lon', 'lat'].map((name) => Number(xmlAttribute(element, name) || Number.NaN));
    data.nodes.set(id, { ...object, at });
  }
}
