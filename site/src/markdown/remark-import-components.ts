import { visit } from 'unist-util-visit';
import type { MdastNode } from './mdast.ts';

/** Components by their name in pages, with their modules. */
export type ImportComponentsOptions = Readonly<Record<string, string>>;

/**
 * Adds imports of components that only a few pages use. Registered globally, every page would
 * include them; loaded lazily, hydration would wait for them.
 */
export default function remarkImportComponents(modules: ImportComponentsOptions) {
  return (root: MdastNode): void => {
    const used = new Set<string>();
    visit(root, 'mdxJsxFlowElement', ({ name }: MdastNode) => {
      if (name && Object.hasOwn(modules, name)) used.add(name);
    });
    if (Object.hasOwn(modules, 'Admonition')) {
      visit(root, 'containerDirective', ({ data }: MdastNode) => {
        if (data?.hName !== 'admonition') return;
        data.hName = 'Admonition';
        used.add('Admonition');
      });
    }
    root.children?.unshift(...[...used].map((name) => importNode(name, modules[name] ?? '')));
  };
}

function importNode(name: string, source: string): MdastNode {
  const declaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
    attributes: [],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
  };
  const estree = { type: 'Program', sourceType: 'module', body: [declaration] };
  return { type: 'mdxjsEsm', data: { estree } };
}
