import { type JSONOutput, ReflectionKind } from 'typedoc';
import type { TypedocProject } from './read-typedoc.ts';

export type Declaration = JSONOutput.DeclarationReflection;
export type SomeType = JSONOutput.SomeType;

export type PublicDeclaration = {
  readonly id: string;
  readonly module: string;
  readonly declaration: Declaration;
};

/** TypeDoc's output, indexed by the ids of the reference. */
export type TypedocIndex = {
  readonly declarations: readonly PublicDeclaration[];
  /** Declarations by TypeDoc's number. */
  readonly byNumber: ReadonlyMap<number, Declaration>;
  /** Ids of the reference by TypeDoc's number, of exports and of their members. */
  readonly ids: ReadonlyMap<number, string>;
  readonly known: ReadonlySet<string>;
  /** Re-exports of modules, as ids. */
  readonly reexports: ReadonlyMap<string, readonly string[]>;
  /** Comments of modules. */
  readonly moduleComments: ReadonlyMap<string, JSONOutput.Comment>;
};

/**
 * Assigns an id to every export and member: `MapView.on`. An export whose name occurs in several
 * modules keeps the bare name in the module that comes first in `precedence`; in the others it is
 * qualified, as in `v1.Floor`.
 */
export function indexTypedoc(project: TypedocProject, precedence: readonly string[]): TypedocIndex {
  const modules = listModules(project, precedence);
  const taken = new Set<string>();
  const ids = new Map<number, string>();
  const byNumber = new Map<number, Declaration>();
  const declarations: PublicDeclaration[] = [];
  for (const module of modules) {
    for (const declaration of exportsOf(module)) {
      const id = taken.has(declaration.name)
        ? `${module.name}.${declaration.name}`
        : declaration.name;
      taken.add(id);
      declarations.push({ id, module: module.name, declaration });
      byNumber.set(declaration.id, declaration);
      nameMembers(declaration, id, ids);
    }
  }
  return {
    declarations,
    byNumber,
    ids,
    known: new Set(ids.values()),
    reexports: new Map(modules.map((module) => [module.name, reexportsOf(module, ids)])),
    moduleComments: new Map(
      modules.flatMap(({ name, comment }) => (comment ? [[name, comment] as const] : [])),
    ),
  };
}

function listModules(project: TypedocProject, precedence: readonly string[]): Declaration[] {
  const place = ({ name }: Declaration): number =>
    precedence.includes(name) ? precedence.indexOf(name) : precedence.length;
  return (project.children ?? [])
    .filter((child): child is Declaration => child.kind === ReflectionKind.Module)
    .toSorted((a, b) => place(a) - place(b) || (a.name < b.name ? -1 : 1));
}

function exportsOf(module: Declaration): Declaration[] {
  return (module.children ?? [])
    .filter((child): child is Declaration => child.variant === 'declaration')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function reexportsOf(module: Declaration, ids: ReadonlyMap<number, string>): string[] {
  return (module.children ?? [])
    .flatMap((child) => ('target' in child ? (ids.get(child.target) ?? []) : []))
    .toSorted();
}

function nameMembers(declaration: Declaration, id: string, ids: Map<number, string>): void {
  ids.set(declaration.id, id);
  for (const child of declaration.children ?? []) nameMember(child, id, ids);
  if (declaration.type) nameParts(declaration.type, id, ids);
}

function nameMember(child: Declaration, parent: string, ids: Map<number, string>): void {
  const id = `${parent}.${child.name}`;
  ids.set(child.id, id);
  if (child.getSignature) ids.set(child.getSignature.id, id);
  for (const signature of child.signatures ?? []) ids.set(signature.id, id);
}

/** Assigns ids to members that a type alias declares itself, in inline object types. */
function nameParts(type: SomeType, id: string, ids: Map<number, string>): void {
  if (type.type === 'reflection') {
    for (const child of type.declaration.children ?? []) nameMember(child, id, ids);
  }
  if (type.type === 'intersection' || type.type === 'union') {
    for (const part of type.types) nameParts(part, id, ids);
  }
}
