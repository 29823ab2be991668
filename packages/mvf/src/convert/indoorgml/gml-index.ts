import { xmlAttribute } from '../xml/xml-attribute.ts';
import type { XmlNode } from '../xml/parse-xml.ts';
import type { ImportNotes } from './import-notes.ts';

/** Finds elements by their `gml:id`. */
export type GmlIndex = {
  /**
   * Returns the element that an `xlink:href` points to, or `undefined` for other files and unknown
   * ids.
   */
  readonly resolve: (href: string) => XmlNode | undefined;
};

/** Indexes the elements that have an id. For duplicate ids, the first element is found. */
export function createGmlIndex(root: XmlNode, notes: ImportNotes): GmlIndex {
  const byId = new Map<string, XmlNode>();
  const visit = (node: XmlNode): void => {
    const id = gmlId(node);
    if (id !== undefined) {
      if (byId.has(id)) {
        notes.add({
          action: 'changed',
          code: 'duplicate-id',
          message: `The gml:id "${id}" occurs more than once. References resolve to the first element that has it.`,
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

/** Returns the `gml:id` of an element. */
export function gmlId(node: XmlNode): string | undefined {
  const id = xmlAttribute(node, 'id')?.trim();
  return id === '' ? undefined : id;
}

/** Returns the reference of an element, as written. */
export function hrefOf(node: XmlNode): string | undefined {
  const href = xmlAttribute(node, 'href')?.trim();
  return href === '' || href === '#' ? undefined : href;
}

/** Returns the id in a reference within the file. Some writers omit the `#`. */
export function idOfHref(href: string): string | undefined {
  if (href.startsWith('#')) return href.slice(1);
  return href.includes('#') ? undefined : href;
}

/** Returns the children with one of the names, in lower case. */
export function childrenNamed(node: XmlNode, ...names: readonly string[]): XmlNode[] {
  return node.children.filter((child) => names.includes(child.name.toLowerCase()));
}
