import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/repo.ts';
import { readApi } from '../sdk/api-program.ts';
import type { HostTarget, Message } from './contract.ts';

const PACKAGE = join(ROOT, 'packages/react-native-sdk/src');
const DISPATCHER = join(PACKAGE, 'host/host-dispatcher.ts');

/** Methods and events of the page in the web view. */
export type HostSurface = {
  readonly handles: (message: Message) => boolean;
  /** Methods of a target that are meant for apps. */
  readonly methodsOf: (target: HostTarget) => readonly string[];
};

/**
 * Reads the messages that the page handles from the sources of the React Native SDK and of the Web
 * SDK: the namespaces that the dispatcher allows, the available features, and the members of their
 * types.
 */
export function readHostSurface(): HostSurface {
  const { program, checker, packages } = readApi(['web-sdk', 'react-native-sdk']);
  const featureFile = program.getSourceFile(join(PACKAGE, 'client/feature-table.ts'))!;
  const dispatcher = ts.createSourceFile(
    DISPATCHER,
    ts.sys.readFile(DISPATCHER)!,
    ts.ScriptTarget.Latest,
    true,
  );
  const exported = new Map<string, ts.Symbol>();
  for (const { entries } of packages) {
    for (const { source } of entries) {
      const file = checker.getSymbolAtLocation(program.getSourceFile(source)!);
      for (const symbol of file ? checker.getExportsOfModule(file) : []) {
        const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        if (!exported.has(symbol.name)) exported.set(symbol.name, own);
      }
    }
  }
  const typeOf = (name: string): ts.Type | undefined => {
    const symbol = exported.get(name);
    return symbol && checker.getDeclaredTypeOfSymbol(symbol);
  };
  const namesOf = (type: ts.Type | undefined): string[] =>
    (type ? checker.getPropertiesOfType(type) : []).map(({ name }) => name);
  const propertyType = (type: ts.Type, name: string): ts.Type | undefined => {
    const symbol = checker.getPropertyOfType(type, name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };

  const mapView = typeOf('MapView')!;
  const features = checker.getDeclaredTypeOfSymbol(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(featureFile)!)
      .find(({ name }) => name === 'FeatureByType')!,
  );
  const namespaces = new Set(textsOfSet(dispatcher, 'NAMESPACES'));
  const mapMembers = textsOfSet(dispatcher, 'MAP_MEMBERS');

  const typeOfTarget = (target: HostTarget): ts.Type | undefined => {
    const [kind, name = ''] = target.split(':') as [string, string?];
    if (kind === 'feature') {
      const entry = propertyType(features, name);
      return entry && checker.getTypeArguments(entry as ts.TypeReference)[0];
    }
    if (kind === 'handle') return typeOf(name);
    return namespaces.has(target) ? propertyType(mapView, target) : undefined;
  };
  const membersOf = (target: HostTarget): string[] => {
    if (target === 'host') return ['show', 'venueData'];
    return target === 'map' ? mapMembers : namesOf(typeOfTarget(target));
  };
  const methodsOf = (target: HostTarget): string[] => {
    const type = typeOfTarget(target);
    if (!type) return membersOf(target);
    return checker
      .getPropertiesOfType(type)
      .filter(
        (symbol) =>
          !symbol.name.startsWith('#') &&
          checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 &&
          symbol.getJsDocTags(checker).every(({ name }) => name !== 'internal'),
      )
      .map(({ name }) => name);
  };
  const eventsOf = (target: HostTarget): string[] => {
    const [kind, name = ''] = target.split(':') as [string, string?];
    if (target === 'map') return namesOf(typeOf('MapEvents'));
    if (target === 'host') return [];
    const feature = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (kind === 'feature') return namesOf(typeOf(`${feature}Events`));
    if (kind === 'handle') return namesOf(typeOf(`${HANDLE_EVENTS[name] ?? name}Events`));
    return namesOf(typeOf(`${target.charAt(0).toUpperCase()}${target.slice(1)}Events`));
  };
  return {
    methodsOf,
    handles: ({ kind, target, name }) =>
      (kind === 'request' ? membersOf(target) : eventsOf(target)).includes(name),
  };
}

/** Handles whose event types have another name. */
const HANDLE_EVENTS: Readonly<Record<string, string>> = {
  NavigationSession: 'Navigation',
  AnnotationGroup: 'Annotation',
  ClusterGroup: 'Cluster',
};

/** The strings in `const NAME = new Set([…])`. */
function textsOfSet(file: ts.SourceFile, name: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === name) {
      const collect = (inner: ts.Node): void => {
        if (ts.isStringLiteral(inner)) texts.push(inner.text);
        ts.forEachChild(inner, collect);
      };
      collect(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (texts.length === 0)
    throw new Error(`${file.fileName}: expected the set ${name}, found none.`);
  return texts;
}
