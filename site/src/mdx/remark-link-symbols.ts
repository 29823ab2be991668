import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { symbolAddress } from '@brand/reference';
import { createNameResolver, type NameResolver } from '@brand/reference/search';
import { visit } from 'unist-util-visit';
import {
  type ReferenceKey,
  referenceOfFile,
  referencePath,
  ROOT_NAMES,
} from '../../config/references.ts';
import { readReference } from '../plugins/api-reference/read-references.ts';

type Node = { type: string; value?: string; children?: Node[] };
type File = { path?: string; fail: (message: string, node: Node) => never };

export type LinkSymbolsOptions = {
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  /** Where links to the reference go when it is hosted apart. */
  readonly docsHost?: string | undefined;
  /** What becomes of a name that looks like ours and is not in the reference of the page's version. */
  readonly onUnknown: 'leave' | 'fail';
};

/** Code in these is part of something that leads elsewhere already. */
const LINKED = new Set(['link', 'linkReference', 'heading']);

/**
 * Makes links of inline code that names a symbol of the page's version: `showVenue()`, `MapView`,
 * `map.camera.focusOn`. Code that happens to have the name of a symbol is written `<code>map</code>`.
 */
export default function remarkLinkSymbols(options: LinkSymbolsOptions) {
  return (root: Node, file: File): void => {
    const key = referenceOfFile(file.path ?? '');
    const resolve = key && resolverOf(key, options.referenceFolder);
    if (!key || !resolve) return;
    const page = referencePath(key) ?? '';
    visit(root as never, 'inlineCode', (node: Node, index: number, parent: Node) => {
      if (LINKED.has(parent.type)) return;
      const name = resolve(node.value ?? '');
      if (name.kind === 'unknown' && options.onUnknown === 'fail') {
        file.fail(unknownName(name.name, key), node);
      }
      if (name.kind !== 'symbol') return;
      const url = symbolAddress({ ...key, page, id: name.id }, options.docsHost);
      const data = { hProperties: { 'data-symbol': '' } };
      parent.children?.splice(index, 1, { type: 'link', url, data, children: [node] } as Node);
      // Past the link, not into it.
      return index + 1;
    });
  };
}

function unknownName(name: string, { sdk, version }: ReferenceKey): string {
  return (
    `\`${name}\` is not in the reference of ${sdk} ${version}. ` +
    'Correct the name, or write <code>…</code> if it is not meant as a symbol.'
  );
}

const resolvers = new Map<string, NameResolver | undefined>();

function resolverOf({ sdk, version }: ReferenceKey, folder: string): NameResolver | undefined {
  const path = join(folder, sdk, `${version}.json`);
  if (!resolvers.has(path)) {
    const reference = existsSync(path) ? readReference(folder, { sdk, version }) : undefined;
    resolvers.set(path, reference && createNameResolver(reference, ROOT_NAMES[sdk]));
  }
  return resolvers.get(path);
}
