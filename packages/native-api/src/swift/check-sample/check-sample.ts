import type { SymbolUse } from '@brand/reference';
import type { Node } from 'web-tree-sitter';
import { findSyntaxErrors, parseSource } from '../../syntax/parse-source.ts';
import { ApiIndex } from '../../model/api-index.ts';
import type { NativeApi, NativeModule, NativeType, NativeTypeRef } from '../../model/native-api.ts';
import { readDeclarations } from '../read-declarations.ts';
import { SampleChecker } from './sample-checker.ts';
import { SampleContext } from './sample-context.ts';
import { SampleTypes } from './sample-types.ts';

export type SampleCheck = {
  /** Messages such as `markers.swift:12 MarkerOptions has no parameter "anchr". Near: anchor.` */
  readonly problems: readonly string[];
  /** Number of resolved names, labels and types. */
  readonly resolved: number;
  /** Positions of SDK names, in text order. */
  readonly symbols: readonly SymbolUse[];
};

export type SampleOptions = {
  readonly fileName: string;
  readonly sdk: NativeApi;
  readonly platform: NativeApi;
  /** Variables that a fragment uses without declaring them. If set, imports are not required. */
  readonly given?: Readonly<Record<string, NativeTypeRef>>;
};

/** Frameworks that a framework re-exports. */
const REEXPORTS: Readonly<Record<string, readonly string[]>> = {
  SwiftUI: ['UIKit', 'Foundation', 'Combine'],
  UIKit: ['Foundation'],
  CoreLocation: ['Foundation'],
  MapKit: ['CoreLocation', 'UIKit', 'Foundation'],
  Combine: ['Foundation'],
};

/** Resolves every name of a Swift sample against a version of the SDK and the platform. */
export async function checkSwiftSample(
  text: string,
  { fileName, sdk, platform, given }: SampleOptions,
): Promise<SampleCheck> {
  const root = await parseSource(text, 'swift');
  const errors = findSyntaxErrors(root);
  if (errors.length > 0) {
    const problems = errors.map(
      (error) => `${fileName}:${error.replaceAll(/\s+/g, ' ').slice(0, 80)} does not parse.`,
    );
    return { problems, resolved: 0, symbols: [] };
  }
  const file = { name: fileName };
  const declarations = readDeclarations(root, file, { isSample: true });
  const known = [...sdk.modules, ...platform.modules];
  // Variables of a script are statements, while functions may be used before their declaration.
  const own: NativeModule = {
    importName: '',
    types: declarations.types,
    members: declarations.members.filter(({ kind }) => kind === 'function'),
    extensions: declarations.extensions,
  };
  const index = new ApiIndex([{ modules: [...known, own] }]);
  const context = new SampleContext(index, {
    types: new Set(sdk.modules.flatMap(({ types }) => types)),
    members: new Set(sdk.modules.flatMap(({ members }) => members)),
  });
  const imported = importsOf(root, { known, context, isFragment: given !== undefined });
  const moduleOf = new Map<NativeType, string>(
    known.flatMap(({ importName, types }) => types.map((type) => [type, importName] as const)),
  );
  const types = new SampleTypes(context, file, { of: moduleOf, imported });
  for (const [name, type] of Object.entries(given ?? {})) context.declare(name, type);
  new SampleChecker(context, types, { declarations, file }).check(root);
  return {
    problems: [
      ...new Set(
        context.problems
          .toSorted((a, b) => a.line - b.line)
          .map(({ line, text: problem }) => `${fileName}:${line} ${problem}`),
      ),
    ],
    resolved: context.resolved,
    symbols: inOrder(context.uses),
  };
}

function importsOf(
  root: Node,
  {
    known,
    context,
    isFragment,
  }: {
    readonly known: readonly NativeModule[];
    readonly context: SampleContext;
    readonly isFragment: boolean;
  },
): ReadonlySet<string> {
  const names = known.map(({ importName }) => importName);
  if (isFragment) return new Set(names);
  const imported = new Set(['Swift']);
  for (const node of root.descendantsOfType(['import_declaration'])) {
    if (!node) continue;
    const name = node.namedChildren.at(-1)!.text;
    if (!names.includes(name)) {
      context.fail(
        node,
        `There is no framework "${name}" among the declarations.`,
        names.filter((each) => each !== 'Swift'),
      );
    }
    for (const each of [name, ...(REEXPORTS[name] ?? [])]) imported.add(each);
  }
  return imported;
}

/**
 * Sorts uses in text order and deduplicates them, because a name can be resolved more than once.
 */
function inOrder(uses: readonly SymbolUse[]): SymbolUse[] {
  const byStart = new Map(uses.map((use) => [use[0], use]));
  const sorted = [...byStart.values()].toSorted((a, b) => a[0] - b[0]);
  return sorted.filter((use, at) => at === 0 || sorted[at - 1]![1] <= use[0]);
}
