import { hash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/repo.ts';
import { type ApiProgram, createProgram, exportsOf, followAlias } from './api-program.ts';
import { findBrowserNames } from './find-browser-names.ts';
import { readReexportExamples } from './own-examples.ts';

/** The code of one `@example`, or of one in a file of its own. */
export type Example = {
  readonly fileName: string;
  /** Its first line in the file, from 1. */
  readonly line: number;
  readonly code: string;
};

/**
 * Variables that examples may use without declaring them, with their types: exports of the
 * packages, or of the browser.
 */
const AMBIENT_VARIABLES: Readonly<Record<string, string>> = {
  map: 'MapView',
  mapView: 'MapView',
  store: 'MapStore',
  venue: 'Venue',
  floor: 'Floor',
  space: 'Space',
  shop: 'Space',
  bakery: 'Space',
  door: 'Door',
  entrance: 'Door',
  gate: 'Door',
  element: 'GeometryElement',
  here: 'Coordinate',
  place: 'Location',
  polygon: 'Polygon',
  category: 'Category',
  route: 'Route',
  directions: 'Directions',
  search: 'Search',
  context: 'FeatureContext',
  container: 'HTMLElement',
  list: 'HTMLElement',
  button: 'HTMLButtonElement',
  image: 'HTMLImageElement',
  bytes: 'Uint8Array<ArrayBuffer>',
  zipBytes: 'Uint8Array<ArrayBuffer>',
  signal: 'AbortSignal',
  showMessage: '(text: string) => void',
};

/** The same for a map in a web view: elements are data, and there is no DOM. */
const REMOTE_AMBIENT_VARIABLES: Readonly<Record<string, string>> = {
  map: 'RemoteMap',
  venue: 'VenueData',
  floor: 'FloorData',
  space: 'SpaceData',
  shop: 'SpaceData',
  bakery: 'SpaceData',
  entrance: "ElementData<'door'>",
  here: 'Coordinate',
  place: 'LocationData',
  category: 'CategoryData',
  route: 'RouteData',
  showMessage: '(text: string) => void',
};

/**
 * Every `@example` in the sources of the packages and of their re-exports: those of the declaring
 * package, unless the package has its own.
 */
export function listExamples(api: ApiProgram): Example[] {
  const { program, packages } = api;
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => packages.some(({ folder }) => fileName.startsWith(`${folder}/src/`)));
  const replacing = packages.flatMap(({ examplesFolder }) =>
    examplesFolder === undefined ? [] : readReexportExamples(examplesFolder),
  );
  return [
    ...own.flatMap((source) => examplesIn(source)),
    ...replacing.flatMap(({ codes, ...place }) => codes.map((code) => ({ ...place, code }))),
    ...listReexportedExamples(api, new Set(own)),
  ];
}

/** Examples of re-exported names. */
function listReexportedExamples(
  { program, checker, packages, given }: ApiProgram,
  own: ReadonlySet<ts.SourceFile>,
): Example[] {
  const declarations = packages
    .filter(({ examplesFolder }) => examplesFolder === undefined)
    .flatMap(({ entries }) => entries.flatMap(({ source }) => exportsOf(program, checker, source)))
    .flatMap((symbol) => followAlias(symbol, checker).declarations ?? [])
    .filter((declaration) => !own.has(declaration.getSourceFile()))
    // Examples of given packages are compiled with those packages.
    .filter((declaration) => {
      const { fileName } = declaration.getSourceFile();
      return !given.some(({ folder }) => fileName.startsWith(`${folder}/src/`));
    });
  return [...new Set(declarations)].flatMap((declaration) =>
    examplesIn(declaration.getSourceFile(), declaration),
  );
}

function examplesIn(source: ts.SourceFile, within: ts.Node = source): Example[] {
  const examples = new Map<number, Example>();
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) {
      if (tag.tagName.text !== 'example' || tag.getSourceFile() !== source) continue;
      const start = tag.getStart();
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      examples.set(start, { fileName: source.fileName, line, code: readCode(tag) });
    }
    ts.forEachChild(node, visit);
  };
  visit(within);
  return [...examples.values()];
}

/** The fenced code of a tag; without fences all of it, as in the TypeScript handbook. */
function readCode(tag: ts.JSDocTag): string {
  const text = tag
    .getText()
    .replace(/^@example/, '')
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(/^\s*\*( |$)/, '')))
    .join('\n')
    .replace(/\*\/\s*$/, '');
  const fenced = [...text.matchAll(/^```\w*\n([^]*?)^```/gm)].map((match) => match[1] ?? '');
  return (fenced.length > 0 ? fenced.join('\n') : text).trim();
}

/** Type-checks examples against the sources. Returns the errors with their locations. */
export function compileExamples(api: ApiProgram, examples: readonly Example[]): string[] {
  // A folder for each set of packages, so that parsed files can be reused in a run.
  const folder = join(
    ROOT,
    '.cache/sdk-examples',
    api.packages
      .flatMap(({ folder: path, entries }) => [
        basename(path),
        ...(entries.length === 1 ? [entries[0]!.name] : []),
      ])
      .join('-'),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = listNames(api);
  const given = join(folder, 'given.d.ts');
  writeFileSync(given, declareAmbient(names));
  const files = new Map(
    examples.map((example, index) => {
      const code = asModule(example, api, { folder, names });
      // Named by its hash, because files are cached by name once they were parsed.
      const name = `example-${String(index + 1).padStart(3, '0')}-${hash('sha1', code).slice(0, 8)}`;
      const file = join(folder, `${name}${isJsx(example.code) ? '.tsx' : '.ts'}`);
      writeFileSync(file, code);
      return [file, example] as const;
    }),
  );
  const program = createProgram([given, ...files.keys()], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    verbatimModuleSyntax: false,
    isolatedModules: false,
    isolatedDeclarations: false,
    declaration: false,
    noUncheckedIndexedAccess: false,
  });
  const checker = program.getTypeChecker();
  return [...files].flatMap(([file, example]) => {
    const source = program.getSourceFile(file)!;
    const browserNames = isAcrossTheBridge(names) ? findBrowserNames(source, checker) : [];
    return [
      ...[...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
        .map((diagnostic) => describe(diagnostic, example))
        .filter((text) => text !== undefined),
      ...browserNames.map((name) => `${placeOf(example)} '${name}' is only in browsers.`),
    ];
  });
}

/** Names that the entries export, and the module of each. */
function listNames({ program, checker, packages, given }: ApiProgram): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, entries } of [...packages, ...given]) {
    for (const { subpath, source } of entries) {
      for (const exported of exportsOf(program, checker, source)) {
        if (!names.has(exported.name)) names.set(exported.name, name + subpath.slice(1));
      }
    }
  }
  return names;
}

function declareAmbient(names: ReadonlyMap<string, string>): string {
  const given = isAcrossTheBridge(names) ? REMOTE_AMBIENT_VARIABLES : AMBIENT_VARIABLES;
  const constants = Object.entries(given).flatMap(([name, type]) => {
    const module = names.get(type.replace(/<.*/, ''));
    if (module !== undefined) return [`  const ${name}: import('${module}').${type};`];
    return /^(HTML|Uint8Array|AbortSignal|\()/.test(type) ? [`  const ${name}: ${type};`] : [];
  });
  return `declare global {\n${constants.join('\n')}\n}\nexport {};\n`;
}

/** Whether the packages control a map in a web view. */
function isAcrossTheBridge(names: ReadonlyMap<string, string>): boolean {
  return names.has('RemoteMap');
}

/** Adds the imports that an example omits. */
function asModule(
  { code, fileName: origin }: Example,
  { program, checker }: ApiProgram,
  { folder, names }: { readonly folder: string; readonly names: ReadonlyMap<string, string> },
): string {
  const known = new Map([...(isAcrossTheBridge(names) ? NATIVE_NAMES : HOOKS), ...names]);
  for (const { name } of exportsOf(program, checker, origin)) {
    if (!known.has(name)) known.set(name, relative(folder, origin));
  }
  const fileName = isJsx(code) ? 'example.tsx' : 'example.ts';
  const parsed = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { name } = node.parent as { name?: ts.Node };
      const isDeclaration = name === node && !ts.isPropertyAccessExpression(node.parent);
      (isDeclaration ? declared : used).add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  const imports = [...used]
    .filter((name) => known.has(name) && !declared.has(name))
    .map((name) => `import { ${name} } from '${known.get(name)}';\n`);
  return `${imports.join('')}${CODE_MARK}\n${code}\nexport {};\n`;
}

/** Names that examples for React use without importing them. */
const HOOKS: ReadonlyMap<string, string> = new Map([
  ['useEffect', 'react'],
  ['useState', 'react'],
]);
const NATIVE_NAMES: ReadonlyMap<string, string> = new Map([
  ...HOOKS,
  ...['Button', 'FlatList', 'Image', 'Text', 'View'].map((name) => [name, 'react-native'] as const),
]);

/** Whether code contains JSX. */
function isJsx(code: string): boolean {
  return /\/>|<\/[a-zA-Z]/.test(code);
}

const CODE_MARK = '// example';

function describe(diagnostic: ts.Diagnostic, example: Example): string | undefined {
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  const place = placeOf(example);
  const file = diagnostic.file;
  if (!file || diagnostic.start === undefined) return `${place} ${text}`;
  const { line } = file.getLineAndCharacterOfPosition(diagnostic.start);
  return `${place} ${text}\n    ${file.text.split('\n')[line]?.trim() ?? ''}`;
}

function placeOf({ fileName, line }: Example): string {
  return `${relative(ROOT, fileName)}:${line}`;
}
