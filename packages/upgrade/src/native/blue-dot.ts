import ts from 'typescript';
import { printOptions, readOptions, renameOptions } from '../engine/options.ts';
import { withoutTraces } from '../engine/traces.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { storeOf } from './remote.ts';

const OPTIONS = {
  color: 'color',
  showHeading: 'heading',
  uncertainAbove: 'uncertainAbove',
  timeout: 'staleAfter',
} as const;

/** The blue dot is a feature, which the first use adds with its options. */
export function useDot(to: Rewriting): string {
  const call = enableCall(to);
  const options = call && readOptions(call.arguments[0], to);
  const all = options ? printOptions(renameOptions(options, OPTIONS), call) : '{}';
  return `use('blue-dot'${all === '{}' ? '' : `, ${all}`})`;
}

function enableCall(to: Rewriting): ts.CallExpression | undefined {
  let found: ts.CallExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (to.nameOf(node.expression.name) === 'BlueDot.enable') found ??= node;
    }
    ts.forEachChild(node, visit);
  };
  visit(to.source);
  return found;
}

export const enableDot: CallRule['apply'] = (call, to) => {
  const store = storeOf(call, to);
  const options = readOptions(call.arguments[0], to);
  if (store === undefined || !options) return undefined;
  const isOwnFeed = withoutTraces(options.get('useDevice') ?? '') === 'false';
  const dot = `${store}${useDot(to)}`;
  return isOwnFeed ? dot : `${dot}.then((dot) => dot.watchDevice())`;
};
