import ts from 'typescript';

/**
 * The type that an object literal is written for. Within `list.map((one) => ({ … }))` it is that of
 * the items which the list's user expects.
 */
export function expectedType(
  literal: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  const own = checker.getContextualType(literal);
  let node: ts.Node = literal.parent;
  while (ts.isParenthesizedExpression(node)) node = node.parent;
  if (!ts.isArrowFunction(node) || !ts.isCallExpression(node.parent)) return own;
  const list = checker.getContextualType(node.parent);
  return (list && checker.getIndexTypeOfType(list, ts.IndexKind.Number)) ?? own;
}
