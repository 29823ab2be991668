import ts from 'typescript';
import { TOPIC } from './topics.ts';
import { withoutTraces } from './traces.ts';
import type { Rewriting } from './rules.ts';

/** The properties of an object literal with their new values, by their old names. */
export type Options = ReadonlyMap<string, string>;

/** Returns nothing for an expression whose properties are not written there. */
export function readOptions(node: ts.Expression | undefined, to: Rewriting): Options | undefined {
  if (!node) return new Map();
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const options = new Map<string, string>();
  for (const property of node.properties) {
    const { name } = property;
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined;
    if (ts.isPropertyAssignment(property)) options.set(name.text, to.text(property.initializer));
    else if (ts.isShorthandPropertyAssignment(property))
      options.set(name.text, to.bindings.valueOfShorthand(property));
    else return undefined;
  }
  return options;
}

/** The initializer of a property in an object literal. */
export function propertyOf(
  node: ts.Expression | undefined,
  name: string,
): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    (one) => one.name && ts.isIdentifier(one.name) && one.name.text === name,
  );
  if (!property) return undefined;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

export type NewOption = readonly [name: string, value: string | undefined];

/** An object literal; options without a value are left out, and a spread has the name `...`. */
export function printOptions(options: readonly NewOption[], at: ts.Node): string {
  const parts = options
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      if (name === '...') return `...${value!}`;
      return withoutTraces(value!) === name ? value! : `${name}: ${value!}`;
    });
  if (parts.length === 0) return '{}';
  const line = `{ ${parts.join(', ')} }`;
  const source = at.getSourceFile();
  const start = source.text.lastIndexOf('\n', at.getStart(source) - 1) + 1;
  const indent = /^[ \t]*/.exec(source.text.slice(start))![0];
  if (withoutTraces(line).length <= 60 && !line.includes('\n')) return line;
  return `{\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}}`;
}

/** Old names in the order of the new ones. */
export function renameOptions(
  options: Options,
  names: Readonly<Record<string, string>>,
): NewOption[] {
  return Object.entries(names).map(([old, current]) => [current, options.get(old)]);
}

/** Options that are written elsewhere, which a person has to rename there. */
export function spread(node: ts.Expression, name: string, to: Rewriting): string {
  to.mark(TOPIC.names, node, {
    name,
    message: 'These options are written elsewhere. Rename them there as the guide says.',
  });
  return to.text(node);
}
