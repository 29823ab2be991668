import type { SyntaxNode } from '@lezer/common';
import { findNodes, type ParsedScript, textOf } from '../compile/parse-script.ts';
import { findCall, nameOf } from '../controls/find-value.ts';

/** Where a program names the venue that it opens. */
export type FoundSource = {
  /** The object literal that names it. */
  readonly options: SyntaxNode;
  /** The first and last property that name it; they are adjacent. */
  readonly first: SyntaxNode;
  readonly last: SyntaxNode;
  /** Whether it is a JSX attribute, which cannot contain `await`. */
  readonly isAttribute: boolean;
};

const SOURCE_OPTIONS = new Set(['venueId', 'key', 'baseUrl', 'bundle']);

/** Finds the venue in calls that open one, and in attributes of React components. */
export function findSource(script: ParsedScript): FoundSource | undefined {
  const places = [
    { options: optionsOf(script, 'showVenue').at(-1), isAttribute: false },
    { options: optionsOf(script, 'loadVenue')[0], isAttribute: false },
    ...findNodes(script, ['JSXAttribute'])
      .filter((attribute) => isNamed(script, attribute, 'source'))
      .map((attribute) => ({
        options: attribute.getChild('JSXEscape')?.getChild('ObjectExpression') ?? undefined,
        isAttribute: true,
      })),
  ];
  for (const { options, isAttribute } of places) {
    const properties = options
      ?.getChildren('Property')
      .filter((property) => SOURCE_OPTIONS.has(nameOf(script, property) ?? ''));
    const first = properties?.[0];
    const last = properties?.at(-1);
    if (options && first && last) return { options, first, last, isAttribute };
  }
  return undefined;
}

function optionsOf(script: ParsedScript, call: string): SyntaxNode[] {
  return findCall(script, call)?.getChild('ArgList')?.getChildren('ObjectExpression') ?? [];
}

function isNamed(script: ParsedScript, attribute: SyntaxNode, name: string): boolean {
  const identifier = attribute.getChild('JSXIdentifier');
  return identifier !== null && textOf(script, identifier) === name;
}
