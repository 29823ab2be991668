import type { Node } from 'web-tree-sitter';
import { ApiIndex } from '../../model/api-index.ts';
import type { NativeModule, NativeType } from '../../model/native-api.ts';
import { namedPartsOf } from '../../syntax/node-parts.ts';
import { findSyntaxErrors, parseSource } from '../../syntax/parse-source.ts';
import { type KotlinFile, scopeOf } from '../kotlin-file.ts';
import { TYPE_DECLARATIONS } from '../declaration-nodes.ts';
import type { AndroidApi } from '../read-api.ts';
import { type Declarations, readDeclarations } from '../read-declarations.ts';
import { connectCheckers } from './connect-checkers.ts';
import { checkClass, checkFunction, checkProperty, classScope } from './declaration-checker.ts';
import { Findings, type SymbolUse } from './problems.ts';
import { SampleCheck } from './sample-check.ts';
import { SampleNames } from './sample-names.ts';
import { SampleScope } from './sample-scope.ts';
import { liftTypeArguments } from './type-arguments.ts';

export type SampleResult = {
  /** Messages such as `markers.kt:12 MarkerOptions has no parameter "anchr". Near: anchor`. */
  readonly problems: readonly string[];
  /** Number of resolved names. */
  readonly resolved: number;
  /** Positions of SDK symbols. */
  readonly uses: readonly SymbolUse[];
};

/** Resolves every name of a Kotlin sample against a version of the SDK and the platform. */
export async function checkKotlinSample(
  name: string,
  source: string,
  { sdk, platform, declared }: AndroidApi,
): Promise<SampleResult> {
  const { text, written } = liftTypeArguments(source);
  const root = await parseSource(text, 'kotlin');
  const errors = findSyntaxErrors(root);
  if (errors.length > 0) {
    const problems = errors.map((error) => `${name}:${error} does not parse as Kotlin.`);
    return { problems, resolved: 0, uses: [] };
  }
  const findings = new Findings(name);
  const types = new Set([...declared.types, ...ownTypes(root)]);
  const scope = scopeOf(root, { ...declared, types });
  const file: KotlinFile = { name, scope, isCode: true };
  const declarations = readDeclarations(root, file);
  const sample: NativeModule = { importName: scope.packageName, ...declarations };
  const index = new ApiIndex([sdk, platform, { modules: [sample] }]);
  const names = new SampleNames(index, { file, findings, sample, sdk: sdk.modules });
  names.checkImports(root);
  const typeArguments = new Map<number, readonly Node[]>();
  for (const [at, list] of written) typeArguments.set(at, await parseTypes(list));
  const check = new SampleCheck({ index, names, findings, typeArguments }, connectCheckers);
  checkFile(check, root, declarations);
  const { problems, resolved, uses } = findings;
  return { problems, resolved, uses };
}

function ownTypes(root: Node): string[] {
  return root.namedChildren
    .filter(({ type }) => TYPE_DECLARATIONS.has(type))
    .map((node) => node.children.find(({ type }) => type === 'identifier')!.text);
}

/** Parses the text between `<` and `>`. */
async function parseTypes(list: string): Promise<Node[]> {
  const root = await parseSource(`val x: X<${list}>`, 'kotlin');
  return root
    .descendantsOfType('type_arguments')[0]!
    .namedChildren.map((each) => each.namedChildren.at(-1)!);
}

function checkFile(check: SampleCheck, root: Node, { nodes, types }: Declarations): void {
  const outside = new SampleScope({ isSuspending: false, isComposable: false, typeName: '' });
  const scopes = new Map<number, { readonly type: NativeType; readonly scope: SampleScope }>();
  for (const type of types) {
    const node = nodes.get(type);
    if (!node) continue;
    const dot = type.name.lastIndexOf('.');
    const outer = types.find(({ name }) => name === type.name.slice(0, Math.max(0, dot)));
    const around = outer ? scopes.get(nodes.get(outer)!.id)!.scope : outside;
    scopes.set(node.id, { type, scope: classScope(type, around) });
  }
  const scopeAround = (node: Node): SampleScope => {
    for (let each = node.parent; each; each = each.parent) {
      const found = scopes.get(each.id);
      if (found) return found.scope;
    }
    return outside;
  };
  for (const [member, node] of nodes) {
    if (!('parameters' in member) || member.type) continue;
    const scope = scopeAround(node);
    check.setLazyType(member, () =>
      member.kind === 'property'
        ? check.findings.guess(() => checkProperty(check, node, scope)).value
        : check.findings.guess(() => checkFunction(check, node, scope)).value.result,
    );
  }
  const visit = (node: Node): void => {
    const found = scopes.get(node.id);
    if (found) checkClass(check, node, { ...found, inside: visit });
    else if (node.type === 'function_declaration') checkFunction(check, node, outside);
    else if (node.type === 'property_declaration') checkProperty(check, node, outside);
    else if (
      !['package_header', 'import', 'type_alias', 'secondary_constructor'].includes(node.type)
    ) {
      check.findings.report(node, `"${node.text}" stands outside of a function.`);
    }
  };
  for (const node of namedPartsOf(root)) visit(node);
}
