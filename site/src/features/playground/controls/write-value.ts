import type { SyntaxNode } from '@lezer/common';
import { type ParsedScript, partsOf, textOf } from '../compile/parse-script.ts';
import type { ControlTarget, ControlValue } from './control.ts';
import { findValue } from './find-value.ts';

export type TextChange = { readonly from: number; readonly to: number; readonly insert: string };

/**
 * The edit that sets a control to another value; `undefined` if the code computes it or has no such
 * call.
 */
export function writeValue(
  script: ParsedScript,
  target: ControlTarget,
  value: ControlValue,
): TextChange | undefined {
  const found = findValue(script, target);
  switch (found.state) {
    case 'written':
      return { from: found.from, to: found.to, insert: literal(value) };
    case 'absent':
      return insertProperty(script, found.options, asProperty(found.path, value));
    case 'no-options': {
      const last = partsOf(found.list).at(-1);
      const at = last?.to ?? found.list.from + 1;
      return {
        from: at,
        to: at,
        insert: `${last ? ', ' : ''}{ ${asProperty(found.path, value)} }`,
      };
    }
    default:
      return undefined;
  }
}

function literal(value: ControlValue): string {
  return typeof value === 'string'
    ? `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`
    : String(value);
}

function asProperty([name = '', ...rest]: readonly string[], value: ControlValue): string {
  return `${name}: ${rest.length === 0 ? literal(value) : `{ ${asProperty(rest, value)} }`}`;
}

/** Appends a property, on its own line if the others are. */
export function insertProperty(
  script: ParsedScript,
  options: SyntaxNode,
  property: string,
): TextChange {
  const last = options.getChildren('Property').at(-1);
  if (!last) return { from: options.from, to: options.to, insert: `{ ${property} }` };
  const after = textOf(script, { from: last.to, to: options.to });
  const hasComma = /^\s*,/.test(after);
  const at = hasComma ? last.to + after.indexOf(',') + 1 : last.to;
  const lineStart = script.text.lastIndexOf('\n', last.from) + 1;
  const indent = /^\s*/.exec(script.text.slice(lineStart))?.[0] ?? '';
  const isOnOwnLine = lineStart > options.from;
  const lead = isOnOwnLine ? `\n${indent}` : ' ';
  return {
    from: at,
    to: at,
    insert: `${hasComma ? '' : ','}${lead}${property}${isOnOwnLine ? ',' : ''}`,
  };
}
