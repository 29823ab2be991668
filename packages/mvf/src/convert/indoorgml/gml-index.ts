import { xmlAttribute } from '../xml/xml-attribute.ts';
import type { XmlNode } from '../xml/parse-xml.ts';
import type { ImportNotes } from './import-notes.ts';

/** Finds elements by their `gml:id`. */
export type GmlIndex = {
  /** The element that an `xlink:href` points to; `undefined` for other files and for nothing. */
  readonly resolve: (href: string) => XmlNode | undefined;
};

/** Indexes the elements that have an id. Of two with the same id the first is found. */
export function createGmlIndex(root: XmlNode, notes: ImportNotes): GmlIndex {
  const byId = new Map<string, XmlNode>();
  const visit = (node: XmlNode): void => {
    const id = gmlId(node);
    if (id !== undefined) {
      if (byId.has(id)) {
        notes.add({
          action: 'changed',
          code: 'duplicate-id',
          message: `The gml:id "${id}" occurs more than once. References go to the first element that has it.`,
          source: `line ${node.line}`,
        });
      } else {
        byId.set(id, node);
      }
    }
    node.children.forEach(visit);
  };
  visit(root);
  return { resolve: (href) => byId.get(idOfHref(href) ?? '') };
}

/** The `gml:id` of an element. */
export function gmlId(node: XmlNode): string | undefined {
  const id = xmlAttribute(node, 'id')?.trim();
  return id === '' ? undefined : id;
}

/** The reference of an element, as written. */
export function hrefOf(node: XmlNode): string | undefined {
  const href = xmlAttribute(node, 'href')?.trim();
  return href === '' || href === '#' ? undefined : href;
}

/** The id in a reference within the file; some writers omit the `#`. */
export function idOfHref(href: string): string | undefined {
  if (href.startsWith('#')) return href.slice(1);
  return href.includes('#') ? undefined : href;
}

/** Children with one of the names, in lower case. */
export function childrenNamed(node: XmlNode, ...names: readonly string[]): XmlNode[] {
  return node.children.filter((child) => names.includes(child.name.toLowerCase()));
}
