import type {
  Parameter,
  Reference,
  ReferenceLanguage,
  ReferenceSymbol,
  Signature,
  SymbolKind,
  TypeParameter,
  TypeText,
} from '@brand/reference';
import type { MadeReference } from './make-reference.ts';
import { ApiIndex } from '@brand/native-api/model/api-index';
import type {
  NativeApi,
  NativeMember,
  NativeModule,
  NativeParameter,
  NativeType,
  NativeTypeParameter,
  NativeTypeRef,
} from '@brand/native-api/model/native-api';
import { named } from '@brand/native-api/model/native-api';
import { nativeUnit } from '@brand/native-api/model/native-unit';
import { namesIn } from '@brand/native-api/model/type-ref';

/** Facts about an SDK that its declarations lack. */
export type NativeReferenceFacts = {
  readonly sdk: string;
  /** Release number, such as `5.2.0`. */
  readonly release: string;
  readonly title: string;
  readonly language: ReferenceLanguage;
  /** Supertypes that make a type an error. */
  readonly errorTypes: ReadonlySet<string>;
  /** A sentence for each module, by its import name. */
  readonly moduleSummaries: Readonly<Record<string, string>>;
  /** Formats a type in the language; `idOf` returns the symbol of a name, if it has one. */
  readonly writeType: (type: NativeTypeRef, idOf: (name: string) => string | undefined) => TypeText;
  /** Declarations of the platform, whose types may be mentioned without a link. */
  readonly platform: NativeApi;
};

/** Converts the declarations of an SDK to a reference. */
export function makeNativeReference(api: NativeApi, facts: NativeReferenceFacts): MadeReference {
  return new NativeReferenceMaker(api, facts).make();
}

const KINDS: Readonly<Record<NativeType['kind'], SymbolKind>> = {
  class: 'class',
  object: 'class',
  struct: 'type',
  alias: 'type',
  protocol: 'interface',
  enum: 'enum',
};

const MEMBER_KINDS: Readonly<Record<NativeMember['kind'], SymbolKind>> = {
  function: 'method',
  subscript: 'method',
  initializer: 'constructor',
  property: 'property',
  case: 'case',
};

class NativeReferenceMaker {
  readonly #api: NativeApi;
  readonly #facts: NativeReferenceFacts;
  readonly #own: ApiIndex;
  readonly #all: ApiIndex;
  readonly #unexported: Set<string> = new Set();

  constructor(api: NativeApi, facts: NativeReferenceFacts) {
    this.#api = api;
    this.#facts = facts;
    this.#all = new ApiIndex([api, facts.platform]);
    this.#own = new ApiIndex([{ modules: api.modules.map(removeForeignExtensions(api)) }]);
  }

  make(): MadeReference {
    const { sdk, release, title, language, moduleSummaries } = this.#facts;
    const reference: Reference = {
      format: 1,
      sdk,
      version: this.#api.version,
      release,
      title,
      language,
      modules: this.#api.modules.map(({ importName }, index) => {
        const summary = moduleSummaries[importName];
        if (!summary) throw new Error(`${importName}: the reference needs a sentence about it.`);
        return { id: moduleId(index, importName), importName, summary };
      }),
      symbols: this.#api.modules.flatMap((module, index) =>
        this.#symbolsOf(module, moduleId(index, module.importName)),
      ),
    };
    return { reference, unexported: [...this.#unexported] };
  }

  #symbolsOf({ types, members }: NativeModule, module: string): ReferenceSymbol[] {
    return [
      ...types.flatMap((type) => [
        this.#typeSymbol(type, module),
        ...this.#memberSymbols(type, module),
      ]),
      ...groupByName(members).map((group) =>
        this.#memberSymbol(group, {
          id: group[0]!.name,
          module,
          kind: group[0]!.kind === 'property' ? 'constant' : 'function',
          scope: [],
        }),
      ),
    ];
  }

  #typeSymbol(type: NativeType, module: string): ReferenceSymbol {
    const { name, kind, supertypes, typeParameters, aliasOf } = type;
    const outer = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : undefined;
    const isError = supertypes.some(
      (base) => base.kind === 'named' && this.#facts.errorTypes.has(base.name),
    );
    const bases = supertypes.map((base) => this.#write(base, name, typeParameters));
    return {
      id: name,
      name: name.slice(name.lastIndexOf('.') + 1),
      kind: isError ? 'error' : KINDS[kind],
      module,
      ...(outer !== undefined && { parent: outer }),
      ...described(type),
      ...(kind !== 'protocol' &&
        typeParameters.length > 0 && {
          typeParameters: this.#typeParameters(typeParameters, name),
        }),
      ...(aliasOf && { type: this.#write(aliasOf, name, typeParameters) }),
      ...(bases.length > 0 && { bases }),
    };
  }

  #memberSymbols(type: NativeType, module: string): ReferenceSymbol[] {
    const extensions = this.#api.modules
      .flatMap((each) => each.extensions)
      .filter(({ of }) => of.kind === 'named' && of.name === type.name);
    const added = extensions.flatMap(({ members }) => members);
    const isDefaulted = (member: NativeMember): boolean =>
      added.some((each) => each.name === member.name && labelsOf(each) === labelsOf(member));
    const fresh = added.filter(
      (each) =>
        !type.members.some((own) => own.name === each.name && labelsOf(own) === labelsOf(each)),
    );
    return groupByName([...type.members, ...fresh]).map((group) => {
      const [member] = group as [NativeMember];
      const symbol = this.#memberSymbol(group, {
        id: `${type.name}.${member.name}`,
        module,
        kind: MEMBER_KINDS[member.kind],
        parent: type,
        scope: type.typeParameters,
      });
      const hasBody = this.#facts.language === 'kotlin' && isWritten(member);
      const isOptional = type.kind === 'protocol' && (isDefaulted(member) || hasBody);
      return isOptional ? { ...symbol, isOptional: true } : symbol;
    });
  }

  #memberSymbol(
    group: readonly NativeMember[],
    at: {
      readonly id: string;
      readonly module: string;
      readonly kind: SymbolKind;
      readonly parent?: NativeType;
      readonly scope: readonly NativeTypeParameter[];
    },
  ): ReferenceSymbol {
    const { id, module, kind, parent, scope } = at;
    const [member] = group as [NativeMember];
    const origin = member.summary === '' && parent ? this.#originOf(member, parent) : undefined;
    const doc = described(origin?.member ?? member);
    const others = [...new Set(group.map(({ summary }) => summary))]
      .filter((text) => text !== '' && text !== doc.summary)
      .join(' ');
    const details = [doc.details, others].filter((text) => text).join('\n\n');
    const isCalled =
      member.kind !== 'property' && !(member.kind === 'case' && member.parameters.length === 0);
    const unit = member.type && nativeUnit(member.name, member.type, doc.summary);
    return {
      id,
      name: member.name,
      kind,
      module,
      ...(parent && { parent: parent.name }),
      ...(origin && { inheritedFrom: `${origin.owner.name}.${member.name}` }),
      ...doc,
      ...(details !== '' && { details }),
      ...(isCalled
        ? { signatures: group.map((each) => this.#signature(each, { id, scope, parent })) }
        : member.kind === 'property' &&
          member.type && { type: this.#write(member.type, id, scope) }),
      ...(member.value !== undefined && { defaultValue: member.value }),
      ...(unit !== undefined && { unit }),
      ...(member.kind === 'property' && !member.isMutable && { isReadonly: true }),
      ...(member.isStatic && member.kind !== 'case' && { isStatic: true }),
    };
  }

  /** The member of a supertype that this one implements. */
  #originOf(
    member: NativeMember,
    type: NativeType,
  ): { readonly member: NativeMember; readonly owner: NativeType } | undefined {
    return this.#own
      .membersOf(named(type.name))
      .find(
        (found) =>
          found.owner !== type &&
          found.member.name === member.name &&
          found.member.summary !== '' &&
          labelsOf(found.member) === labelsOf(member),
      );
  }

  #signature(
    member: NativeMember,
    {
      id,
      scope,
      parent,
    }: { id: string; scope: readonly NativeTypeParameter[]; parent?: NativeType | undefined },
  ): Signature {
    const known = [...scope, ...member.typeParameters];
    const returns = member.type ?? named(parent?.name ?? 'Void');
    const words = this.#effectsOf(member);
    return {
      ...(member.typeParameters.length > 0 && {
        typeParameters: this.#typeParameters(member.typeParameters, id),
      }),
      parameters: member.parameters.map((parameter) => this.#parameter(parameter, id, known)),
      returns: this.#write(
        member.isFailable ? { kind: 'optional', of: returns } : returns,
        id,
        known,
      ),
      ...(words.length > 0 && { effects: words }),
      ...(member.returns !== undefined && { returnsSummary: member.returns }),
      ...(member.throwsText !== undefined && { throws: member.throwsText }),
    };
  }

  /** Keywords around a signature. Kotlin has none for throwing. */
  #effectsOf({ isAsync, throws }: NativeMember): string[] {
    if (this.#facts.language === 'kotlin') return isAsync ? ['suspend'] : [];
    return [...(isAsync ? ['async'] : []), ...(throws ? ['throws'] : [])];
  }

  #parameter(
    parameter: NativeParameter,
    id: string,
    scope: readonly NativeTypeParameter[],
  ): Parameter {
    const { name, label, type, summary, defaultValue, isVariadic } = parameter;
    const unit = nativeUnit(name, type, summary ?? '');
    return {
      name,
      ...(label !== name && { label: label ?? '_' }),
      type: this.#write(type, id, scope),
      ...(summary !== undefined && summary !== '' && { summary }),
      ...(defaultValue !== undefined && { defaultValue, isOptional: true }),
      ...(unit !== undefined && { unit }),
      ...(isVariadic && { isRest: true }),
    };
  }

  #typeParameters(parameters: readonly NativeTypeParameter[], place: string): TypeParameter[] {
    return parameters.map(({ name, constraints }) => ({
      name,
      ...(constraints[0] && { constraint: this.#write(constraints[0], place, parameters) }),
    }));
  }

  #write(type: NativeTypeRef, place: string, scope: readonly NativeTypeParameter[]): TypeText {
    const local = new Set(scope.map(({ name }) => name));
    const idOf = (name: string): string | undefined =>
      local.has(name) ? undefined : this.#own.findType(name, place)?.name;
    for (const name of namesIn(type)) {
      const isKnown = local.has(name) || BUILT_IN.has(name) || this.#all.findType(name, place);
      if (!isKnown) this.#unexported.add(`${name}, in ${place}`);
    }
    return this.#facts.writeType(type, idOf);
  }
}

/** Names that are part of the language. */
const BUILT_IN = new Set(['Self', 'Type', 'inout', 'ImplicitlyUnwrapped', 'Void']);

function moduleId(index: number, importName: string): string {
  return index === 0 ? 'index' : importName.slice(importName.lastIndexOf('.') + 1);
}

/** Whether a method of an interface has a default implementation. */
function isWritten({ kind, isRequired }: NativeMember): boolean {
  return kind === 'function' && !isRequired;
}

/** Extensions of platform types are not members of a type in the reference. */
function removeForeignExtensions(api: NativeApi): (module: NativeModule) => NativeModule {
  const own = new Set(api.modules.flatMap(({ types }) => types.map(({ name }) => name)));
  return (module) => ({
    ...module,
    extensions: module.extensions.filter(({ of }) => of.kind === 'named' && own.has(of.name)),
  });
}

function groupByName(members: readonly NativeMember[]): NativeMember[][] {
  const groups = new Map<string, NativeMember[]>();
  for (const member of members) {
    groups.set(member.name, [...(groups.get(member.name) ?? []), member]);
  }
  return [...groups.values()];
}

function labelsOf({ parameters }: NativeMember): string {
  return parameters.map(({ label = '_' }) => label).join(':');
}

function described({
  summary,
  details,
  since,
  deprecated,
  examples,
}: NativeMember | NativeType): Pick<
  ReferenceSymbol,
  'summary' | 'details' | 'since' | 'deprecated' | 'examples'
> {
  return {
    summary,
    ...(details !== undefined && { details }),
    ...(since !== undefined && { since }),
    ...(deprecated !== undefined && { deprecated }),
    ...(examples.length > 0 && { examples }),
  };
}
