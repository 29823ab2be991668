import type { SyntaxNode } from '@lezer/common';
import { findNodes, type ParsedScript, partsOf, textOf } from '../compile/parse-script.ts';
import type { ControlTarget, ControlValue } from './control.ts';

/** The value of a control in a program. */
export type FoundValue =
  /** A literal that can be replaced. */
  | {
      readonly state: 'written';
      readonly value: ControlValue;
      readonly from: number;
      readonly to: number;
    }
  /** Not set; it can be inserted into these options. */
  | { readonly state: 'absent'; readonly options: SyntaxNode; readonly path: readonly string[] }
  /** The call has no options yet; they can be appended as an argument. */
  | { readonly state: 'no-options'; readonly list: SyntaxNode; readonly path: readonly string[] }
  /** The program computes it. */
  | { readonly state: 'computed' }
  /** The program has no such call or constant. */
  | { readonly state: 'nowhere' };

/** Finds the value that a control changes. */
export function findValue(script: ParsedScript, target: ControlTarget): FoundValue {
  if ('constant' in target) return findConstant(script, target.constant);
  const list = findCall(script, target.call)?.getChild('ArgList');
  if (!list) return { state: 'nowhere' };
  const path = target.option.split('.');
  const parts = partsOf(list);
  if (parts.length === target.argument) return { state: 'no-options', list, path };
  const options = parts[target.argument];
  if (options?.name !== 'ObjectExpression') return { state: options ? 'computed' : 'nowhere' };
  return findOption(script, options, path);
}

function findConstant(script: ParsedScript, name: string): FoundValue {
  for (const declaration of findNodes(script, ['VariableDeclaration'])) {
    const definition = declaration.getChild('VariableDefinition');
    if (!definition || textOf(script, definition) !== name) continue;
    return valueOf(script, declaration.getChild('Equals')?.nextSibling ?? null);
  }
  return { state: 'nowhere' };
}

/** The first call whose callee ends with this name. */
export function findCall(script: ParsedScript, name: string): SyntaxNode | undefined {
  return findNodes(script, ['CallExpression']).find((call) => {
    const callee = call.firstChild;
    if (!callee) return false;
    const text = textOf(script, callee).replaceAll(/\s|\?/g, '');
    return text === name || text.endsWith(`.${name}`);
  });
}

/** Finds the value at a path of an object literal. */
export function findOption(
  script: ParsedScript,
  options: SyntaxNode,
  path: readonly string[],
): FoundValue {
  const [name = '', ...rest] = path;
  const property = options.getChildren('Property').find((each) => nameOf(script, each) === name);
  if (!property) return { state: 'absent', options, path };
  const value = property.lastChild;
  // `{ rank }` or a method.
  if (!value || !property.getChild(':')) return { state: 'computed' };
  if (rest.length === 0) return valueOf(script, value);
  return value.name === 'ObjectExpression'
    ? findOption(script, value, rest)
    : { state: 'computed' };
}

/** The name of a property of an object. */
export function nameOf(script: ParsedScript, property: SyntaxNode): string | undefined {
  const definition = property.getChild('PropertyDefinition') ?? property.getChild('String');
  return definition ? textOf(script, definition).replaceAll(/^['"]|['"]$/g, '') : undefined;
}

function valueOf(script: ParsedScript, node: SyntaxNode | null): FoundValue {
  if (!node) return { state: 'computed' };
  const { from, to } = node;
  const text = textOf(script, node);
  if (node.name === 'BooleanLiteral') return { state: 'written', value: text === 'true', from, to };
  if (node.name === 'String' && !text.includes('\\')) {
    return { state: 'written', value: text.slice(1, -1), from, to };
  }
  if (/^-?[\d_]*\.?\d+$/.test(text.replaceAll(' ', ''))) {
    return { state: 'written', value: Number(text.replaceAll(/[ _]/g, '')), from, to };
  }
  return { state: 'computed' };
}
