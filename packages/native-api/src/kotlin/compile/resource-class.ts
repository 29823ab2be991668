import { basename, extname } from 'node:path';
import { parseXml, type XmlElement } from '../../fragments/check-xml.ts';

/**
 * The class `R` that the Android build makes from the resources of an app: layouts, drawables and
 * ids. `files` are their texts by path.
 */
export function writeResourceClass(
  packageName: string,
  files: ReadonlyMap<string, string>,
): string {
  const names = new Map<string, Set<string>>();
  const add = (type: string, name: string): void => {
    names.set(type, (names.get(type) ?? new Set()).add(name));
  };
  for (const [path, text] of files) {
    const [root] = parseXml(text);
    if (!root || root.name === 'manifest') continue;
    if (root.name !== 'resources') {
      const type = root.name === 'vector' ? 'drawable' : 'layout';
      add(type, basename(path, extname(path)));
    }
    for (const { name, attributes } of withDescendants(root)) {
      const [, id] = /^@\+id\/(\w+)$/.exec(attributes.get('android:id') ?? '') ?? [];
      if (id !== undefined) add('id', id);
      const value = attributes.get('name');
      if (root.name === 'resources' && value !== undefined) {
        add(attributes.get('type') ?? name, value);
      }
    }
  }
  const objects = [...names].map(([type, all]) => {
    // Not constants: a `when` over them would compile here, and not in an app.
    const fields = [...all].map((name) => `        @JvmField val ${name}: Int = 0\n`);
    return `    object ${type} {\n${fields.join('')}    }\n`;
  });
  return `package ${packageName}\n\nobject R {\n${objects.join('')}}\n`;
}

function withDescendants(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(withDescendants)];
}
