import type { XmlNode } from '../xml/parse-xml.ts';

const FACT_ELEMENTS = new Set([
  'class',
  'function',
  'usage',
  'storey',
  'story',
  'level',
  'floor',
  'type',
  'indoor',
  'category',
  'theme',
]);
const MAX_LENGTH = 200;

/**
 * Returns the short facts of a feature by lower-case key. Editors have no field for most of them
 * and write them into the description, each in a different form: `storey="F1":usage="door":`,
 * `level=1;desc=;`, `Usage=Door/Material=Glass`.
 */
export function readFacts(node: XmlNode): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const put = (key: string, value: string): void => {
    const text = value
      .trim()
      .replace(/^["']|["']$/g, '')
      .trim();
    const name = key.toLowerCase();
    if (text !== '' && text.length <= MAX_LENGTH && !facts.has(name)) facts.set(name, text);
  };
  for (const { name, value } of node.attributes) put(name, value);
  for (const child of node.children) {
    const name = child.name.toLowerCase();
    if (FACT_ELEMENTS.has(name)) put(name, child.text);
    if (name !== 'description') continue;
    const text = child.text.slice(0, 4000);
    put('description', text);
    for (const [, key = '', value = ''] of text.matchAll(
      /([a-z]{2,20})\s*=\s*("[^"]{0,200}"|[^";:,/|\n]{0,200})/gi,
    )) {
      put(key, value);
    }
  }
  return facts;
}
