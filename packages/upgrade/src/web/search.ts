import ts from 'typescript';
import { receiverText } from '../engine/find-value.ts';
import type { CallRule, Rewriting } from '../engine/rules.ts';
import { DELETED } from '../engine/traces.ts';
import { TOPIC } from '../engine/topics.ts';

export const SEARCH_CALLS_5: Readonly<Record<string, CallRule>> = {
  'VenueSearch.search': {
    topic: TOPIC.camera,
    apply: (call, to) =>
      `${receiverText(call, to)}query(${call.arguments.map((one) => to.text(one)).join(', ')})`,
  },
};

export const SEARCH_CALLS_4: Readonly<Record<string, CallRule>> = {
  searchVenue: {
    topic: TOPIC.camera,
    apply: (call, to) =>
      `${to.help('searchVenue')}(${call.arguments.map((one) => to.text(one)).join(', ')})`,
  },
};

/** `new VenueSearch(venue)`, and what it no longer needs. */
export function rewriteSearch(node: ts.Node, to: Rewriting): string | undefined {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
    const [venue] = node.arguments ?? [];
    if (!venue || to.nameOf(node.expression) !== 'VenueSearch') return undefined;
    to.change(TOPIC.camera, 'VenueSearch', node);
    const create = to.need('createSearch', { entry: './search' });
    return `${create}(${to.text(venue)}, { types: ['location', 'category'] })`;
  }
  if (ts.isExpressionStatement(node)) return rewriteStatement(node, to);
  if (ts.isPropertyAccessExpression(node) && to.nameOf(node.name) === 'VenueSearch.ready') {
    to.change(TOPIC.camera, 'VenueSearch.ready', node);
    return 'Promise.resolve()';
  }
  return undefined;
}

function rewriteStatement(node: ts.ExpressionStatement, to: Rewriting): string | undefined {
  const { expression } = node;
  const awaited = ts.isAwaitExpression(expression) ? expression.expression : expression;
  const access = ts.isCallExpression(awaited) ? awaited.expression : awaited;
  if (!ts.isPropertyAccessExpression(access)) return undefined;
  const name = to.nameOf(access.name);
  if (name === 'VenueSearch.ready') {
    to.change(TOPIC.camera, name, node);
    return DELETED;
  }
  if (name !== 'VenueSearch.addNickname') return undefined;
  to.mark(TOPIC.camera, node, {
    name,
    message: 'Nicknames are tags of the location now. Add them to the data of the venue.',
  });
  const lines = node.getText(to.source).split('\n');
  return lines.map((line) => `// ${line}`).join('\n');
}
