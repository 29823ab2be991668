import ts from 'typescript';

/** The kinds of empty projects that pages start from. */
export type ReaderProject = 'vite' | 'react-native' | 'node';

const SHARED: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What samples must compile with, as the templates of pages set it. */
const OPTIONS: Readonly<Record<ReaderProject, ts.CompilerOptions>> = {
  // The templates vanilla-ts and react-ts of create-vite 9.3.
  vite: {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowArbitraryExtensions: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
    noFallthroughCasesInSwitch: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: ['vite/client'],
  },
  // What @react-native/typescript-config 0.87 and expo/tsconfig.base 58 both have, so no imports
  // that end in `.ts`. Only Expo has the types of the DOM, which those of our SDK need.
  'react-native': {
    lib: [
      'lib.es2019.d.ts',
      'lib.es2020.date.d.ts',
      'lib.es2020.number.d.ts',
      'lib.es2020.promise.d.ts',
      'lib.es2020.string.d.ts',
      'lib.es2021.promise.d.ts',
      'lib.es2021.string.d.ts',
      'lib.es2022.array.d.ts',
      'lib.es2022.error.d.ts',
      'lib.es2022.object.d.ts',
      'lib.es2022.string.d.ts',
      'lib.dom.d.ts',
    ],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['react-native'],
    esModuleInterop: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  },
  // Node 24 runs TypeScript by removing its types.
  node: {
    lib: ['lib.es2024.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    resolveJsonModule: true,
    types: ['node'],
  },
};

/** The compiler options of an empty project of a kind. */
export function optionsOfProject(project: ReaderProject): ts.CompilerOptions {
  return { ...SHARED, ...OPTIONS[project] };
}
