import type { Node } from 'web-tree-sitter';
import type { NativeType, NativeTypeRef } from '../../model/native-api.ts';
import { named } from '../../model/native-api.ts';
import { substitute } from '../../model/type-ref.ts';
import { readTypeRef } from '../read-type-ref.ts';
import type { SwiftFile } from '../swift-file.ts';
import type { SampleContext } from './sample-context.ts';
import { nameOf } from './swift-types.ts';

const BUILT_IN = new Set(['Self', 'Type', 'inout', 'ImplicitlyUnwrapped', 'Any', '_']);

/** Reads the types in a sample and checks that every name in them is declared. */
export class SampleTypes {
  readonly #context: SampleContext;
  readonly #file: SwiftFile;
  readonly #moduleOf: ReadonlyMap<NativeType, string>;
  readonly #imported: ReadonlySet<string>;

  constructor(
    context: SampleContext,
    file: SwiftFile,
    modules: {
      readonly of: ReadonlyMap<NativeType, string>;
      readonly imported: ReadonlySet<string>;
    },
  ) {
    this.#context = context;
    this.#file = file;
    this.#moduleOf = modules.of;
    this.#imported = modules.imported;
  }

  /** Reads a type and expands its names to full names. */
  read(node: Node): NativeTypeRef {
    for (const part of node.descendantsOfType(['user_type'])) {
      if (part) this.#check(part);
    }
    return this.settle(readTypeRef(node, this.#file));
  }

  /** Expands nested names to full names and `Self` to its type. */
  settle(type: NativeTypeRef): NativeTypeRef {
    const { self } = this.#context;
    const own = self ? substitute(type, new Map([['Self', self.type]])) : type;
    return this.#throughLineage(own);
  }

  #throughLineage(type: NativeTypeRef): NativeTypeRef {
    switch (type.kind) {
      case 'named': {
        const found = this.find(type.name);
        if (!found) return type;
        if (found.aliasOf && found.typeParameters.length === 0) {
          const { self } = this.#context;
          const target = self
            ? substitute(found.aliasOf, new Map([['Self', self.type]]))
            : found.aliasOf;
          return target;
        }
        return {
          ...type,
          name: found.name,
          arguments: type.arguments.map((each) => this.#throughLineage(each)),
        };
      }
      case 'function':
        return {
          ...type,
          parameters: type.parameters.map((each) => this.#throughLineage(each)),
          result: this.#throughLineage(type.result),
        };
      case 'tuple':
        return {
          ...type,
          items: type.items.map((item) => ({ ...item, type: this.#throughLineage(item.type) })),
        };
      default:
        return { ...type, of: this.#throughLineage(type.of) };
    }
  }

  /** Finds a type by its name in the current scope. */
  find(name: string): NativeType | undefined {
    const { index, self } = this.#context;
    const scope = self ? nameOf(self.type) : '';
    const found = index.findType(name, scope);
    if (found || !self) return found;
    for (const { declared } of index.lineage(self.type)) {
      const nested = index.types.get(`${declared.name}.${name}`);
      if (nested) return nested;
    }
    return undefined;
  }

  /** Reports a type whose framework is not imported. */
  checkImport(node: Node, type: NativeType): void {
    const module = this.#moduleOf.get(type);
    if (module !== undefined && !this.#imported.has(module)) {
      this.#context.fail(node, `${type.name} needs "import ${module}".`);
    }
  }

  #check(part: Node): void {
    const names = part.children.filter(({ type }) => type === 'type_identifier');
    const text = names.map((each) => each.text).join('.');
    const plainName = text.endsWith('.Type') ? text.slice(0, -'.Type'.length) : text;
    if (BUILT_IN.has(plainName) || this.#context.lookUp(`<${plainName}>`)) return;
    const found = this.find(plainName);
    if (found) {
      this.#context.foundType(names.at(-1)!, found);
      this.checkImport(part, found);
      return;
    }
    this.#context.fail(
      part,
      `There is no type "${plainName}".`,
      this.#context.index.typesNear(plainName),
    );
  }
}

/** Scope key of a type parameter, distinct from variable names. */
export function typeParameterKey(name: string): string {
  return `<${name}>`;
}

/** Replaces a type parameter of the sample's own function with its first constraint. */
export function constraintType(constraints: readonly NativeTypeRef[]): NativeTypeRef {
  return constraints[0] ?? named('_');
}
