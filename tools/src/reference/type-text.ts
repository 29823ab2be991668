import type { JSONOutput } from 'typedoc';
import { typeToString, type TypeText } from '@brand/reference';
import type { Declaration, SomeType, TypedocIndex } from './typedoc-index.ts';

/** Longer types get a line for each of their parts. */
const MAX_WIDTH = 64;

/** Type arguments, by TypeDoc's number or name of the parameter. */
export type Bindings = ReadonlyMap<number | string, SomeType>;

type Parts = (string | readonly [text: string, id: string])[];

/** A bracketed list that is written on one line or on many. */
type Group = {
  readonly open: string;
  readonly close: string;
  readonly separator: string;
  readonly items: readonly Parts[];
};

const NEEDS_BRACKETS = new Set(['union', 'intersection', 'conditional', 'typeOperator', 'query']);

/** Writes types as text with links, and records names that it cannot link. */
export class TypeWriter {
  /** Own names that types mention and no entry exports, with one location each. */
  readonly unexported: Map<string, string> = new Map();
  /** Location of the current type, for messages. */
  place = '';
  readonly #ids: ReadonlyMap<number, string>;
  readonly #exported: ReadonlyMap<string, string>;

  constructor({ ids, declarations }: TypedocIndex) {
    this.#ids = ids;
    this.#exported = new Map(declarations.map(({ declaration, id }) => [declaration.name, id]));
  }

  /** Formats a type for readers. */
  write(type: SomeType, bindings: Bindings = new Map()): TypeText {
    return merge(this.#write(type, bindings, ''));
  }

  #write(type: SomeType, bindings: Bindings, indent: string): Parts {
    switch (type.type) {
      case 'intrinsic':
        return [type.name];
      case 'literal':
        return [literalText(type.value)];
      case 'reference':
        return this.#writeReference(type, bindings, indent);
      case 'array':
        return [...this.#bracketed(type.elementType, bindings, indent), '[]'];
      case 'typeOperator':
        return [`${type.operator} `, ...this.#operand(type.target, bindings, indent)];
      case 'union':
        return this.#writeUnion(type.types, bindings, indent);
      case 'intersection':
        return this.#writeIntersection(type.types, bindings, indent);
      case 'tuple':
        return layOut(
          {
            open: '[',
            close: ']',
            separator: ', ',
            items: (type.elements ?? []).map((element) =>
              this.#write(element, bindings, `${indent}  `),
            ),
          },
          indent,
        );
      case 'reflection':
        return this.#writeObject(type.declaration, bindings, indent);
      default:
        return this.#writeRare(type, bindings, indent);
    }
  }

  #writeRare(type: SomeType, bindings: Bindings, indent: string): Parts {
    switch (type.type) {
      case 'namedTupleMember':
        return [
          `${type.name}${type.isOptional ? '?' : ''}: `,
          ...this.#write(type.element, bindings, indent),
        ];
      case 'indexedAccess':
        return [
          ...this.#bracketed(type.objectType, bindings, indent),
          '[',
          ...this.#write(type.indexType, bindings, indent),
          ']',
        ];
      case 'query':
        return ['typeof ', ...this.#write(type.queryType, bindings, indent)];
      case 'mapped':
        return [
          `{ [${type.parameter} in `,
          ...this.#write(type.parameterType, bindings, indent),
          `]${type.optionalModifier === '+' ? '?' : ''}: `,
          ...this.#write(type.templateType, bindings, indent),
          ' }',
        ];
      case 'conditional':
        return [
          ...this.#write(type.checkType, bindings, indent),
          ' extends ',
          ...this.#write(type.extendsType, bindings, indent),
          `\n${indent}  ? `,
          ...this.#write(type.trueType, bindings, `${indent}  `),
          `\n${indent}  : `,
          ...this.#write(type.falseType, bindings, `${indent}  `),
        ];
      case 'predicate':
        return [
          `${type.asserts ? 'asserts ' : ''}${type.name}`,
          ...(type.targetType ? [' is ', ...this.#write(type.targetType, bindings, indent)] : []),
        ];
      case 'optional':
        return [...this.#bracketed(type.elementType, bindings, indent), '?'];
      case 'rest':
        return ['...', ...this.#write(type.elementType, bindings, indent)];
      case 'templateLiteral':
        return [
          `\`${type.head}`,
          ...type.tail.flatMap(([part, text]) => [
            '${',
            ...this.#write(part, bindings, indent),
            `}${text}`,
          ]),
          '`',
        ];
      case 'inferred':
        return [`infer ${type.name}`];
      default:
        return 'name' in type ? [String(type.name)] : [type.type];
    }
  }

  #writeReference(type: JSONOutput.ReferenceType, bindings: Bindings, indent: string): Parts {
    const bound =
      bindings.get(typeof type.target === 'number' ? type.target : type.name) ?? undefined;
    if (bound && (type.refersToTypeParameter || typeof type.target === 'number')) {
      return this.#write(bound, new Map(), indent);
    }
    if (isNothing(type)) return ['{}'];
    const name = this.#linkTo(type);
    if (!type.typeArguments?.length) return [name];
    const items = type.typeArguments.map((argument) =>
      this.#write(argument, bindings, `${indent}  `),
    );
    if (items.length === 1) {
      return [name, '<', ...this.#write(type.typeArguments[0]!, bindings, indent), '>'];
    }
    return [name, ...layOut({ open: '<', close: '>', separator: ', ', items }, indent)];
  }

  #linkTo(type: JSONOutput.ReferenceType): string | readonly [string, string] {
    if (type.refersToTypeParameter) return type.name;
    if (typeof type.target === 'number') {
      const id = this.#ids.get(type.target);
      return id === undefined ? type.name : [id, id];
    }
    if (!type.package?.startsWith('@brand/')) return type.name;
    // A kernel type that the package exports in a wider form.
    const wider = this.#exported.get(type.name);
    if (wider !== undefined) return [wider, wider];
    const key = `${type.package} ${type.name}`;
    if (!this.unexported.has(key)) this.unexported.set(key, this.place);
    return type.name;
  }

  #writeUnion(types: readonly SomeType[], bindings: Bindings, indent: string): Parts {
    const flat = joinParts(
      types.map((part) => this.#operand(part, bindings, indent)),
      ' | ',
    );
    if (fits(flat)) return flat;
    const lines = types.map((part) => this.#operand(part, bindings, `${indent}    `));
    return lines.flatMap((line) => [`\n${indent}  | `, ...line]);
  }

  #writeIntersection(types: readonly SomeType[], bindings: Bindings, indent: string): Parts {
    // `string & {}` only makes editors suggest the literals beside it, so it is omitted.
    const real = types.filter((part) => !isEmptyObject(part));
    return joinParts(
      real.map((part) => this.#operand(part, bindings, indent)),
      ' & ',
    );
  }

  #writeObject(declaration: Declaration, bindings: Bindings, indent: string): Parts {
    const [signature] = declaration.signatures ?? [];
    if (signature) return this.#writeFunction(signature, bindings, indent);
    const fields = (declaration.children ?? []).map((child) => {
      const [method] = child.signatures ?? [];
      const optional = child.flags.isOptional ? '?' : '';
      if (method) {
        return [
          `${child.name}${optional}`,
          ...this.#writeFunction(method, bindings, `${indent}  `, ': '),
        ];
      }
      const type = child.type ?? child.getSignature?.type;
      return [
        `${quoted(child.name)}${optional}: `,
        ...(type ? this.#write(type, bindings, `${indent}  `) : ['unknown']),
      ];
    });
    const rest = (declaration.indexSignatures ?? []).map(({ parameters = [], type }) => [
      `[${parameters[0]?.name ?? 'key'}: `,
      ...(parameters[0]?.type ? this.#write(parameters[0].type, bindings, indent) : ['string']),
      ']: ',
      ...(type ? this.#write(type, bindings, `${indent}  `) : ['unknown']),
    ]);
    const items = [...fields, ...rest];
    if (items.length === 0) return ['{}'];
    return layOut({ open: '{ ', close: ' }', separator: '; ', items }, indent);
  }

  #writeFunction(
    signature: JSONOutput.SignatureReflection,
    bindings: Bindings,
    indent: string,
    arrow = ' => ',
  ): Parts {
    const items = (signature.parameters ?? []).map((parameter) => [
      `${parameter.flags.isRest ? '...' : ''}${parameter.name}${parameter.flags.isOptional ? '?' : ''}: `,
      ...(parameter.type ? this.#write(parameter.type, bindings, `${indent}  `) : ['unknown']),
    ]);
    return [
      ...layOut({ open: '(', close: ')', separator: ', ', items }, indent),
      arrow,
      ...(signature.type ? this.#write(signature.type, bindings, indent) : ['void']),
    ];
  }

  /** An operand of a union, an array or an operator, in parentheses if needed. */
  #operand(type: SomeType, bindings: Bindings, indent: string): Parts {
    const parts = this.#write(type, bindings, indent);
    const isFunction = type.type === 'reflection' && type.declaration.signatures !== undefined;
    const isLoose = type.type === 'union' || type.type === 'conditional' || isFunction;
    return isLoose ? ['(', ...parts, ')'] : parts;
  }

  #bracketed(type: SomeType, bindings: Bindings, indent: string): Parts {
    const parts = this.#write(type, bindings, indent);
    const isFunction = type.type === 'reflection' && type.declaration.signatures !== undefined;
    const isEnhanced = type.type === 'intersection' && parts.length === 1;
    return (NEEDS_BRACKETS.has(type.type) && !isEnhanced) || isFunction
      ? ['(', ...parts, ')']
      : parts;
  }
}

function layOut({ open, close, separator, items }: Group, indent: string): Parts {
  const flat = [open, ...joinParts(items, separator), close];
  if (fits(flat) || items.length === 0) return flat;
  const lines = items.flatMap((item) => [`\n${indent}  `, ...item, separator === '; ' ? ';' : ',']);
  return [open.trim(), ...lines, `\n${indent}${close.trim()}`];
}

function joinParts(lists: readonly Parts[], separator: string): Parts {
  return lists.flatMap((parts, index) => (index === 0 ? parts : [separator, ...parts]));
}

function fits(parts: Parts): boolean {
  const text = typeToString(parts);
  return text.length <= MAX_WIDTH && !text.includes('\n');
}

/** Merges adjacent plain texts. */
function merge(parts: Parts): TypeText {
  const merged: Parts = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (typeof part === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged;
}

export function literalText(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", String.raw`\'`)}'`;
  return String(value);
}

function quoted(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`;
}

function isEmptyObject(type: SomeType): boolean {
  return (
    type.type === 'reflection' &&
    !type.declaration.children?.length &&
    !type.declaration.signatures &&
    !type.declaration.indexSignatures
  );
}

/** `Record<never, never>`: the payload of events that carry nothing. */
function isNothing({ name, typeArguments }: JSONOutput.ReferenceType): boolean {
  return (
    name === 'Record' &&
    typeArguments?.length === 2 &&
    typeArguments.every((type) => type.type === 'intrinsic' && type.name === 'never')
  );
}
