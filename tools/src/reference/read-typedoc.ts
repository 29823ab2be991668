import {
  Application,
  type JSONOutput,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { ROOT } from '../shared/repo.ts';
import { createProgram } from '../sdk/api-program.ts';
import type { PackageEntry } from '../sdk/sdk-package.ts';

/** TypeDoc's output for the entries of a package. */
export type TypedocProject = JSONOutput.ProjectReflection;

/**
 * Runs TypeDoc on sources or declarations, one module for each entry. It gets a program of the
 * entries only: by default it would compile all that the package's configuration includes, even its
 * tests, and take three times as long.
 *
 * @param entries what is imported
 * @param examplesFrom the only package whose examples are taken, where not those of all are
 */
export async function readTypedoc(
  entries: readonly PackageEntry[],
  examplesFrom?: string,
): Promise<TypedocProject> {
  const app = await Application.bootstrap({
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    excludeProtected: true,
    excludeExternals: true,
    disableSources: true,
    readme: 'none',
    sort: ['source-order'],
    logLevel: 'Error',
    blockTags: [...BLOCK_TAGS],
  });
  const program = createProgram(entries.map(({ source }) => source));
  const project = app.converter.convert(
    entries.map(({ name, source }) => {
      const sourceFile = program.getSourceFile(source);
      if (!sourceFile) throw new Error(`${source}: cannot be read, so it has no reference.`);
      return { displayName: name, program, sourceFile };
    }),
  );
  if (examplesFrom !== undefined) leaveOutExamples(project, examplesFrom);
  // The path is irrelevant, because sources are left out.
  const json = app.serializer.projectToObject(project, ROOT as never);
  return entries.length === 1 ? withModule(json, entries[0]!.name) : json;
}

/** Removes the examples of comments from other packages. */
function leaveOutExamples(project: ProjectReflection, packageName: string): void {
  for (const reflection of Object.values(project.reflections)) {
    if (packageOf(reflection, project) !== packageName) reflection.comment?.removeTags('@example');
  }
}

/** The package that declares a reflection; signatures belong to their function. */
function packageOf(
  reflection: Reflection | undefined,
  project: ProjectReflection,
): string | undefined {
  if (!reflection) return undefined;
  const symbol = project.getSymbolIdFromReflection(reflection);
  return symbol?.packageName ?? packageOf(reflection.parent, project);
}

/** Wraps the exports of a project with a single entry in a module, as with several. */
function withModule(project: TypedocProject, name: string): TypedocProject {
  const { children = [], comment } = project;
  const module: JSONOutput.DeclarationReflection = {
    id: project.id,
    name,
    variant: 'declaration',
    kind: ReflectionKind.Module,
    flags: {},
    children: children as JSONOutput.DeclarationReflection[],
    ...(comment && { comment }),
  };
  return { ...project, children: [module] };
}

const BLOCK_TAGS = [
  '@changed',
  '@defaultValue',
  '@deprecated',
  '@example',
  '@module',
  '@param',
  '@remarks',
  '@returns',
  '@see',
  '@since',
  '@throws',
  '@typeParam',
] as const;
