import type { Node } from 'web-tree-sitter';
import type { ApiIndex } from '../../model/api-index.ts';
import { nearNames } from '../../model/api-index.ts';
import type { NativeMember, NativeModule, NativeTypeRef } from '../../model/native-api.ts';
import { importsOf, type KotlinFile } from '../kotlin-file.ts';
import { DEFAULT_PACKAGES } from '../name-scope.ts';
import { INSIDE_OF } from '../read-declarations.ts';
import { readTypeRef, type TypeNames } from '../read-type-ref.ts';
import { namesIn } from '../../model/type-ref.ts';
import type { Findings } from './problems.ts';
import { UNKNOWN } from './kotlin-types.ts';

type Import = { readonly packageName: string; readonly name: string };

/** Resolves the names of a sample against its imports, its own types, the SDK and the platform. */
export class SampleNames {
  readonly #index: ApiIndex;
  readonly #file: KotlinFile;
  readonly #findings: Findings;
  readonly #own: ReadonlySet<string>;
  readonly #sdk: ReadonlySet<NativeModule>;
  /** Modules of top-level members and extensions. */
  readonly #homes: Map<NativeMember, NativeModule> = new Map();
  readonly #typeHomes: Map<string, NativeModule> = new Map();
  readonly #imports: Import[] = [];

  constructor(
    index: ApiIndex,
    {
      file,
      findings,
      sample,
      sdk,
    }: {
      file: KotlinFile;
      findings: Findings;
      /** Declarations of the sample itself. */
      sample: NativeModule;
      sdk: readonly NativeModule[];
    },
  ) {
    this.#index = index;
    this.#file = file;
    this.#findings = findings;
    this.#own = new Set(sample.types.map(({ name }) => name));
    this.#sdk = new Set(sdk);
    for (const module of index.modules) {
      const free = [...module.members, ...module.extensions.flatMap(({ members }) => members)];
      for (const member of free) this.#homes.set(member, module);
      for (const { name } of module.types) this.#typeHomes.set(name, module);
    }
  }

  /** Reports imports that do not exist. */
  checkImports(root: Node): void {
    for (const { fullName, isAll, node } of importsOf(root)) {
      const dot = fullName.lastIndexOf('.');
      const name = isAll ? '*' : fullName.slice(dot + 1);
      const packageName = (isAll ? fullName : fullName.slice(0, dot)).replace(
        /\.\w+\.Companion$/,
        '',
      );
      this.#imports.push({ packageName, name });
      if (name === 'R' || this.#exists(fullName, packageName, name)) {
        const isOurs = this.#isSdkPackage(packageName) && name !== '*';
        this.#findings.resolve(nameIn(node, name), isOurs ? name : undefined);
      } else {
        const known = this.#index.modules
          .filter(({ importName }) => importName === packageName)
          .flatMap(exportsOf);
        this.#findings.report(
          node,
          `${fullName} cannot be imported: ${known.length > 0 ? `${packageName} has no ${name}.` : `the package ${packageName} is not known.`}`,
          known.length > 0
            ? nearNames(name, known)
            : nearNames(
                packageName,
                this.#index.modules.map(({ importName }) => importName),
              ),
        );
      }
    }
  }

  /** Reads a type and reports unknown or unimported names in it. */
  readType(node: Node, own: TypeNames): NativeTypeRef {
    const type = readTypeRef(node, this.#file, own);
    const isKnown = namesIn(type).every((name) => this.#checkType(node, name, own));
    return isKnown ? type : UNKNOWN;
  }

  /** The model's name of a type that is visible under `written`, if any. */
  findType(written: string, typeName: string): string | undefined {
    const nested = this.#index.findType(written, typeName)?.name;
    if (nested !== undefined && nested !== written) return nested;
    const name = this.#file.scope.typeName(written);
    if (this.#own.has(name)) return name;
    return this.#index.types.has(name) && this.#isTypeVisible(name, written) ? name : undefined;
  }

  /** The module of a top-level member or extension; `undefined` for members of types. */
  homeOf(member: NativeMember): NativeModule | undefined {
    return this.#homes.get(member);
  }

  isSdkType(name: string): boolean {
    const home = this.#typeHomes.get(name);
    return home !== undefined && this.#sdk.has(home);
  }

  isSdkModule(module: NativeModule | undefined): boolean {
    return module !== undefined && this.#sdk.has(module);
  }

  /** Whether the member needs no import or is imported. */
  isVisible(member: NativeMember): boolean {
    const home = this.#homes.get(member);
    const isBound = member.modifiers.some((each) => each.startsWith(INSIDE_OF));
    if (!home || isBound || this.#isOpen(home.importName)) return true;
    return this.#imports.some(
      ({ packageName, name }) =>
        packageName === home.importName && (name === '*' || name === member.name),
    );
  }

  /** The import statement for a member. */
  importOf(member: NativeMember): string {
    return `import ${this.#homes.get(member)?.importName}.${member.name}`;
  }

  #isOpen(packageName: string): boolean {
    return packageName === this.#file.scope.packageName || DEFAULT_PACKAGES.includes(packageName);
  }

  #isTypeVisible(name: string, written: string): boolean {
    const home = this.#typeHomes.get(name)!.importName;
    if (this.#isOpen(home) || written.startsWith(`${home}.`)) return true;
    const [outer = ''] = written.split('.');
    return (
      this.#file.scope.imported(outer) !== undefined ||
      this.#imports.some((each) => each.packageName === home && each.name === '*')
    );
  }

  #checkType(node: Node, name: string, own: TypeNames): boolean {
    if (own(name) !== undefined || this.#own.has(name)) return true;
    const declared = this.#index.types.get(name);
    if (declared && (this.#isTypeVisible(name, name) || this.#isWrittenFully(name))) {
      this.#findings.resolve(nameIn(node, name), this.isSdkType(name) ? name : undefined);
      return true;
    }
    if (declared) {
      const home = this.#typeHomes.get(name)!.importName;
      this.#findings.report(node, `${name} is not imported. Add: import ${home}.${name}`);
    } else {
      this.#findings.report(node, `There is no type ${name}.`, this.#index.typesNear(name));
    }
    return false;
  }

  /** Whether the model's name of the type is fully qualified, which needs no import. */
  #isWrittenFully(name: string): boolean {
    return name.includes('.') && /^[a-z]/.test(name);
  }

  #exists(fullName: string, packageName: string, name: string): boolean {
    const modules = this.#index.modules.filter(({ importName }) => importName === packageName);
    if (name === '*') return modules.length > 0;
    if (modules.some((module) => exportsOf(module).includes(name))) return true;
    // A nested type.
    return this.#index.types.has(this.#file.scope.typeName(fullName));
  }

  #isSdkPackage(packageName: string): boolean {
    return [...this.#sdk].some(({ importName }) => importName === packageName);
  }
}

/** The node of a name within an import or a type. */
function nameIn(node: Node, name: string): Node {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return node.descendantsOfType('identifier').findLast(({ text }) => text === last) ?? node;
}

function exportsOf({ types, members, extensions }: NativeModule): string[] {
  return [
    ...types.map(({ name }) =>
      /^[a-z]/.test(name) ? name.slice(name.lastIndexOf('.') + 1) : name,
    ),
    ...members.map(({ name }) => name),
    ...extensions.flatMap((extension) => extension.members.map(({ name }) => name)),
  ];
}
