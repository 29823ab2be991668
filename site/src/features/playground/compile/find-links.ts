import type { SyntaxNode } from '@lezer/common';
import { findNodes, parseJavaScript, partsOf, stringValueOf, textOf } from './parse-script.ts';

/** A reference in a module to another file or a package. */
export type FoundLink = {
  readonly from: number;
  readonly to: number;
  readonly specifier: string;
  /**
   * `asset`: the whole of `new URL('./name', import.meta.url)`. `import`: the string of an import.
   */
  readonly kind: 'import' | 'asset';
};

/** Finds the imports of a module and the assets that it loads relative to itself. */
export function findLinks(code: string): FoundLink[] {
  const script = parseJavaScript(code);
  const nodes = findNodes(script, [
    'ImportDeclaration',
    'ExportDeclaration',
    'DynamicImport',
    'NewExpression',
  ]);
  return nodes.flatMap((node): FoundLink[] => {
    if (node.name === 'NewExpression') return assetOf(node);
    const string = node.getChild('String');
    const specifier = stringValueOf(script, string);
    if (!string || specifier === undefined) return [];
    return [{ from: string.from, to: string.to, specifier, kind: 'import' }];
  });

  function assetOf(node: SyntaxNode): FoundLink[] {
    const [address, base] = partsOf(node.getChild('ArgList') ?? node);
    const isAsset =
      textOf(script, node.getChild('VariableName') ?? node) === 'URL' &&
      base !== undefined &&
      textOf(script, base) === 'import.meta.url';
    const specifier = isAsset ? stringValueOf(script, address ?? null) : undefined;
    return specifier === undefined
      ? []
      : [{ from: node.from, to: node.to, specifier, kind: 'asset' }];
  }
}
