import { transform } from 'sucrase';
import { CompileError } from './compile-error.ts';
import {
  type CompiledModule,
  type CompiledProgram,
  entryOf,
  type FileLink,
  type SourceFiles,
} from './compiled-program.ts';
import { findLinks, type FoundLink } from './find-links.ts';
import { guardLoops } from './guard-loops.ts';

export type CompileOptions = {
  readonly files: SourceFiles;
  /** Names of binary files: models, images, bundles. */
  readonly assets: readonly string[];
  /** Packages that can be imported, such as `@brand/web-sdk/blue-dot`. */
  readonly packages: readonly string[];
};

/** Compiles a program for the frame. Throws a `CompileError` with the position of the problem. */
export function compileFiles(options: CompileOptions): CompiledProgram {
  const modules = new Map<string, CompiledModule>();
  const styles: string[] = [];
  const open: string[] = [];
  add(entryOf(options.files));
  return { modules: [...modules.values()], styles };

  function add(file: string): void {
    if (modules.has(file)) return;
    if (open.includes(file)) {
      const circle = [...open.slice(open.indexOf(file)), file].join(' → ');
      throw new CompileError(`Files import each other in a circle: ${circle}.`, { file });
    }
    open.push(file);
    const code = guardLoops(toJavaScript(file, options.files[file] ?? ''));
    const links = findLinks(code).flatMap((found) => resolve(found, code, file));
    for (const { kind, target } of links) {
      if (kind === 'module' && !isStyle(target)) add(target);
    }
    open.pop();
    modules.set(file, { file, ...removeStyleImports(code, links) });
  }

  function resolve(found: FoundLink, code: string, file: string): FileLink[] {
    const { from, to, specifier } = found;
    const fail = (message: string): never => {
      throw new CompileError(message, { file, line: lineAt(code, from) });
    };
    if (found.kind === 'asset') {
      const target = specifier.replace(/^\.\//, '');
      if (!options.assets.includes(target)) fail(missing(specifier, options.assets));
      return [{ from, to, target, kind: 'file' }];
    }
    if (!specifier.startsWith('.')) {
      if (!options.packages.includes(specifier)) fail(unknownPackage(specifier, options.packages));
      // The page of the frame has the style sheet of the SDK already.
      return isStyle(specifier) ? [{ from, to, target: specifier, kind: 'module' }] : [];
    }
    const target = findFile(specifier, options.files);
    if (target === undefined) return fail(missing(specifier, Object.keys(options.files)));
    return [{ from, to, target, kind: 'module' }];
  }

  /**
   * Removes imports of style sheets, because the page adopts those instead of loading them as
   * modules.
   */
  function removeStyleImports(
    code: string,
    links: readonly FileLink[],
  ): Pick<CompiledModule, 'code' | 'links'> {
    let clean = code;
    for (const { from, to, target } of links) {
      if (!isStyle(target)) continue;
      const style = options.files[target];
      if (style !== undefined) styles.push(style);
      const start = code.lastIndexOf('import', from);
      clean = clean.slice(0, start) + ' '.repeat(to - start) + clean.slice(to);
    }
    return { code: clean, links: links.filter(({ target }) => !isStyle(target)) };
  }
}

function isStyle(name: string): boolean {
  return name.endsWith('.css');
}

function toJavaScript(file: string, source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
      filePath: file,
    }).code;
  } catch (error) {
    throw toCompileError(error as Error, file);
  }
}

/**
 * The compiler puts the position into its message: `Error transforming main.ts: Unexpected token
 * (3:14)`.
 */
function toCompileError(error: Error, file: string): CompileError {
  const [, line, column] = /\((\d+):(\d+)\)\s*$/.exec(error.message) ?? [];
  const message = error.message
    .replace(`Error transforming ${file}: `, '')
    .replace(/\s*\(\d+:\d+\)\s*$/, '');
  return new CompileError(`Syntax error: ${message}`, {
    file,
    ...(line !== undefined && { line: Number(line), column: Number(column) }),
  });
}

const ENDINGS = ['', '.ts', '.tsx'];

/** The file that an import names, with or without its extension. */
export function findFile(specifier: string, files: SourceFiles): string | undefined {
  const name = specifier.replace(/^\.\//, '');
  return ENDINGS.map((ending) => name + ending).find((candidate) =>
    Object.hasOwn(files, candidate),
  );
}

function missing(specifier: string, names: readonly string[]): string {
  const list =
    names.length > 0 ? `Available: ${names.join(', ')}.` : 'The project has no other files.';
  return `The project has no file "${specifier}". ${list}`;
}

function unknownPackage(specifier: string, packages: readonly string[]): string {
  return (
    `The package "${specifier}" cannot be loaded in the playground, which has ` +
    `${packages.join(', ')}. Download the project to use other packages.`
  );
}

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
