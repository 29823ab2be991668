import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { symbolUrl } from '@brand/reference';
import {
  createNameResolver,
  type NameContext,
  type NameResolver,
  type ResolvedName,
} from '@brand/reference/search';
import { visit } from 'unist-util-visit';
import {
  olderVersions,
  type ReferenceKey,
  referenceOfFile,
  referencePath,
  rootNames,
} from '../../../config/references.ts';
import { attributeText, type MdastNode } from '../../markdown/mdast.ts';
import { readReference } from './read-references.ts';
import { sampleIn } from '../../samples/node/read-sample.ts';
import { versionsOfColumns } from './versions-of-columns.ts';

type File = {
  path?: string;
  data?: { frontMatter?: { readonly outline?: unknown } };
  fail: (message: string, node: MdastNode) => never;
};

export type LinkSymbolsOptions = {
  /** Holds `<sdk>/<version>.json`. */
  readonly referenceFolder: string;
  /** Host of the reference, if it is not part of the portal. */
  readonly docsHost?: string | undefined;
  /**
   * How to treat a name that looks like a symbol but is not in the reference of the page's version.
   * Outline pages always leave it.
   */
  readonly onUnknown: 'leave' | 'fail';
  /** Names of browsers and of other libraries. */
  readonly otherNames?: ReadonlySet<string>;
};

/** Code in these nodes is part of a link already, or of a heading. */
const LINKED = new Set(['link', 'linkReference', 'heading']);
/** These pages mention symbols of older versions. */
const SPEAKS_OF_THE_PAST = /\/(?:migration-guide|release-notes)\.mdx$/;

type Place = { readonly node: MdastNode; readonly parent: MdastNode };
type Section = { readonly places: Place[]; readonly ids: string[] };
type Finding = { readonly key: ReferenceKey; readonly name: ResolvedName };

/**
 * Links inline code that names a symbol of the page's version: `showVenue()`, `MapView`,
 * `map.camera.focusOn`, and fields of options that the section mentions. Write `<code>map</code>`
 * for code that only happens to have the name of a symbol.
 */
export default function remarkLinkSymbols(options: LinkSymbolsOptions) {
  return (root: MdastNode, file: File): void => {
    const key = referenceOfFile(file.path ?? '');
    const find = key && createFinder(key, file.path ?? '', options);
    if (!key || !find) return;
    const isStrict = options.onUnknown === 'fail' && file.data?.frontMatter?.outline !== true;
    const words = wordsOfSamples(root);
    const columns = mentionsOlderVersions(file.path)
      ? versionsOfColumns(root)
      : new Map<MdastNode, string>();
    const findAt = (node: MdastNode, context: NameContext): Finding =>
      find(node.value ?? '', context, columns.get(node));
    const sections = sectionsOf(root);
    // Types with a table on the page are known in all of its sections.
    const shownIds = sections.flatMap(({ ids }) => ids);
    for (const { places } of sections) {
      const named = places.map(({ node }) => findAt(node, { words }).name);
      const context = {
        words,
        ids: [...named.flatMap((name) => (name.kind === 'symbol' ? [name.id] : [])), ...shownIds],
      };
      for (const { node, parent } of places) {
        if (LINKED.has(parent.type)) continue;
        const found = findAt(node, context);
        if (found.name.kind === 'unknown' && isStrict) file.fail(unknownName(found), node);
        if (found.name.kind === 'symbol') makeLink({ node, parent }, found.key, found.name.id);
      }
    }
  };

  function makeLink({ node, parent }: Place, key: ReferenceKey, id: string): void {
    const page = referencePath(key) ?? '';
    const url = symbolUrl({ ...key, page, id }, options.docsHost);
    const data = { hProperties: { 'data-symbol': '' } };
    const index = parent.children?.indexOf(node) ?? -1;
    parent.children?.splice(index, 1, { type: 'link', url, data, children: [node] });
  }
}

/** Inline code by its heading of level two, with the types shown below that heading. */
function sectionsOf(root: MdastNode): Section[] {
  const sections: Section[] = [{ places: [], ids: [] }];
  visit(root, (node: MdastNode, _index: number | undefined, parent: MdastNode | undefined) => {
    if (node.type === 'heading' && node.depth === 2) sections.push({ places: [], ids: [] });
    const section = sections.at(-1);
    if (node.type === 'inlineCode' && parent) section?.places.push({ node, parent });
    if (node.name !== 'OptionsTable') return;
    const of = attributeText(node, 'of');
    if (of !== undefined) section?.ids.push(of);
  });
  return sections;
}

/** Samples compile, so all names in them exist. */
function wordsOfSamples(root: MdastNode): ReadonlySet<string> {
  const words = new Set<string>();
  visit(root, 'code', ({ meta, value = '' }: MdastNode) => {
    if (!sampleIn(meta ?? '')) return;
    for (const [word] of value.matchAll(/[A-Za-z_$][\w$]*/g)) words.add(word);
  });
  return words;
}

/** Resolves code to a symbol; `version` is the version stated for it, if any. */
type Find = (code: string, context: NameContext, version?: string) => Finding;

function createFinder(
  key: ReferenceKey,
  path: string,
  options: LinkSymbolsOptions,
): Find | undefined {
  const resolve = resolverOf(key, options);
  if (!resolve) return undefined;
  const older = mentionsOlderVersions(path) ? olderVersions(key) : [];
  const findIn = (other: ReferenceKey, code: string): Finding | undefined => {
    const name = resolverOf(other, options)?.(code);
    return name?.kind === 'symbol' ? { key: other, name } : undefined;
  };
  return (code, context, version = key.version) => {
    const said = version === key.version ? undefined : findIn({ ...key, version }, code);
    if (said) return said;
    const name = resolve(code, context);
    if (name.kind === 'symbol') return { key, name };
    for (const olderKey of older) {
      const found = findIn(olderKey, code);
      if (found) return found;
    }
    return { key, name };
  };
}

function mentionsOlderVersions(path = ''): boolean {
  return SPEAKS_OF_THE_PAST.test(path.replaceAll('\\', '/'));
}

function unknownName({ key: { sdk, version }, name }: Finding): string {
  const code = name.kind === 'unknown' ? name.name : '';
  return (
    `\`${code}\` is not in the reference of ${sdk} ${version}. ` +
    'Correct the name, or write <code>…</code> if it is not meant as a symbol.'
  );
}

const resolvers = new Map<string, NameResolver | undefined>();

function resolverOf(
  { sdk, version }: ReferenceKey,
  { referenceFolder, otherNames }: LinkSymbolsOptions,
): NameResolver | undefined {
  const path = join(referenceFolder, sdk, `${version}.json`);
  if (!resolvers.has(path)) {
    const key = { sdk, version };
    const reference = existsSync(path) ? readReference(referenceFolder, key) : undefined;
    const resolver =
      reference &&
      createNameResolver(reference, rootNames(key), { ...(otherNames && { otherNames }) });
    resolvers.set(path, resolver);
  }
  return resolvers.get(path);
}
