import { suggestIds } from '@brand/reference/search';
import type {
  NativeApi,
  NativeExtension,
  NativeMember,
  NativeModule,
  NativeType,
  NativeTypeRef,
} from './native-api.ts';
import { isSameType, type Substitution, substitute } from './type-ref.ts';

/** A member with the type arguments of its owner. */
export type FoundMember = {
  readonly member: NativeMember;
  /** The type whose declaration or extension contains it. */
  readonly owner: NativeType;
  readonly substitution: Substitution;
};

/** An index over the declarations of several APIs: an SDK, the platform, a sample's own code. */
export class ApiIndex {
  readonly modules: readonly NativeModule[];
  readonly #types: Map<string, NativeType> = new Map();
  readonly #extensions: Map<string, NativeExtension[]> = new Map();

  constructor(apis: readonly Pick<NativeApi, 'modules'>[]) {
    this.modules = apis.flatMap(({ modules }) => modules);
    for (const { types } of this.modules) {
      for (const type of types) {
        const other = this.#types.get(type.name);
        if (other) {
          const { file, line } = other.place;
          throw new Error(
            `${type.place.file}:${type.place.line} ${type.name} is declared in ${file}:${line} too. Rename one of them.`,
          );
        }
        this.#types.set(type.name, type);
      }
    }
    for (const extension of this.modules.flatMap(({ extensions }) => extensions)) {
      const name = this.#nameOfExtended(extension.of);
      this.#extensions.set(name, [...(this.#extensions.get(name) ?? []), extension]);
    }
  }

  get types(): ReadonlyMap<string, NativeType> {
    return this.#types;
  }

  /** Finds a type by its name as code inside the type `scope` writes it: nested types first. */
  findType(name: string, scope = ''): NativeType | undefined {
    for (
      let outer = scope;
      outer !== '';
      outer = outer.slice(0, Math.max(0, outer.lastIndexOf('.')))
    ) {
      const nested = this.#types.get(`${outer}.${name}`);
      if (nested) return nested;
    }
    return this.#types.get(name);
  }

  /** Expands type aliases and substitutes their arguments. */
  resolveAlias(type: NativeTypeRef): NativeTypeRef {
    if (type.kind !== 'named') return type;
    const declared = this.#types.get(type.name);
    if (declared?.aliasOf === undefined) return type;
    return this.resolveAlias(substitute(declared.aliasOf, argumentsOf(declared, type)));
  }

  /** Replaces names that are relative to the type `scope` with full names. */
  qualify(type: NativeTypeRef, scope: string): NativeTypeRef {
    switch (type.kind) {
      case 'named':
        return {
          ...type,
          name: this.findType(type.name, scope)?.name ?? type.name,
          arguments: type.arguments.map((each) => this.qualify(each, scope)),
        };
      case 'function':
        return {
          ...type,
          ...(type.receiver && { receiver: this.qualify(type.receiver, scope) }),
          parameters: type.parameters.map((each) => this.qualify(each, scope)),
          result: this.qualify(type.result, scope),
        };
      case 'tuple':
        return {
          ...type,
          items: type.items.map((item) => ({ ...item, type: this.qualify(item.type, scope) })),
        };
      default:
        return { ...type, of: this.qualify(type.of, scope) };
    }
  }

  /** Finds top-level functions and properties. */
  findFree(name: string): readonly NativeMember[] {
    return this.modules.flatMap(({ members }) => members.filter((each) => each.name === name));
  }

  /** Members of this name: the type's own first, then those of extensions and of supertypes. */
  findMembers(type: NativeTypeRef, name: string): readonly FoundMember[] {
    return this.membersOf(type).filter(({ member }) => member.name === name);
  }

  membersOf(type: NativeTypeRef): readonly FoundMember[] {
    return this.lineage(type).flatMap(({ declared, substitution }) => [
      ...declared.members.map((member) => ({ member, owner: declared, substitution })),
      ...this.#extensionsOf(declared, substitution).flatMap(({ members }) =>
        members.map((member) => ({ member, owner: declared, substitution })),
      ),
    ]);
  }

  /** The type and all its supertypes, each once, nearest first. */
  lineage(
    type: NativeTypeRef,
  ): readonly { readonly declared: NativeType; readonly substitution: Substitution }[] {
    const seen = new Set<string>();
    const found: { declared: NativeType; substitution: Substitution }[] = [];
    const self = plain(this.resolveAlias(type));
    let level: NativeTypeRef[] = [self];
    while (level.length > 0) {
      const next: NativeTypeRef[] = [];
      for (const each of level) {
        const ref = plain(this.resolveAlias(each));
        if (ref.kind !== 'named') continue;
        const declared = this.#types.get(ref.name);
        if (!declared || seen.has(ref.name)) continue;
        seen.add(ref.name);
        const substitution = new Map([...argumentsOf(declared, ref), ['Self', self] as const]);
        found.push({ declared, substitution });
        const bases = [
          ...declared.supertypes,
          ...this.#extensionsOf(declared, substitution).flatMap(({ supertypes }) => supertypes),
        ];
        next.push(...bases.map((base) => substitute(base, substitution)));
      }
      level = next;
    }
    return found;
  }

  /** Whether `type` is a subtype of `wanted`. Arguments of generic types are invariant. */
  isA(type: NativeTypeRef, wanted: NativeTypeRef): boolean {
    const target = plain(this.resolveAlias(wanted));
    const own = plain(this.resolveAlias(type));
    if (isSameType(own, target)) return true;
    if (target.kind !== 'named') return false;
    return this.lineage(own).some(
      ({ declared, substitution }) =>
        declared.name === target.name &&
        declared.typeParameters.every(({ name }, index) => {
          const given = substitution.get(name);
          const asked = target.arguments[index];
          return !given || !asked || isSameType(this.resolveAlias(given), this.resolveAlias(asked));
        }),
    );
  }

  /** Types with similar names. */
  typesNear(name: string): string[] {
    return suggestIds(name, this.#types.keys());
  }

  /** Members with similar names. */
  membersNear(type: NativeTypeRef, name: string): string[] {
    const names = new Set(this.membersOf(type).map(({ member }) => member.name));
    names.delete('init');
    return nearNames(name, names);
  }

  #extensionsOf(type: NativeType, substitution: Substitution): readonly NativeExtension[] {
    const own = this.#extensions.get(type.name) ?? [];
    return own.filter(({ where }) =>
      where.every(({ parameter, relation, type: wanted }) => {
        const given =
          substitution.get(parameter) ??
          substitute({ kind: 'named', name: parameter, arguments: [] }, substitution);
        return relation === 'equals'
          ? isSameType(this.resolveAlias(given), this.resolveAlias(wanted))
          : this.isA(given, wanted);
      }),
    );
  }

  #nameOfExtended(of: NativeTypeRef): string {
    const ref = plain(this.resolveAlias(of));
    if (ref.kind !== 'named' || !this.#types.has(ref.name)) {
      const name = ref.kind === 'named' ? ref.name : ref.kind;
      throw new Error(
        `An extension is of ${name}, which is not declared. Near: ${this.typesNear(name).join(', ')}.`,
      );
    }
    return ref.name;
  }
}

/** Similar names, nearest first; if none is similar, all names of a short list. */
export function nearNames(name: string, names: Iterable<string>): string[] {
  const all = [...new Set(names)];
  const near = suggestIds(name, all);
  return near.length > 0 || all.length > 8 ? near : all;
}

/** Strips `some` and `any`. */
export function plain(type: NativeTypeRef): NativeTypeRef {
  return type.kind === 'some' || type.kind === 'any' ? plain(type.of) : type;
}

/** The substitution of a type's parameters by the arguments at its use. */
function argumentsOf(declared: NativeType, used: NativeTypeRef): Substitution {
  const given = used.kind === 'named' ? used.arguments : [];
  return new Map(
    declared.typeParameters.flatMap(({ name }, index) => {
      const argument = given[index];
      return argument ? [[name, argument] as const] : [];
    }),
  );
}
