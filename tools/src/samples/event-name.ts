import ts from 'typescript';

/**
 * The member that a string argument names: in `map.on('click', …)`, where `on` takes a `keyof
 * MapEvents`, the member `click` of `MapEvents`.
 */
export function eventOf(
  name: ts.StringLiteral,
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): ts.Symbol | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  const parameter = declaration?.parameters[call.arguments.indexOf(name)];
  if (!parameter || ts.isJSDocParameterTag(parameter) || !parameter.type) return undefined;
  const table = tableOf(parameter.type, checker);
  if (!table) return undefined;
  const type = checker.getTypeFromTypeNode(table);
  const given = type.isTypeParameter() ? findTypeArgument(type, call, checker) : type;
  return given?.getProperty(name.text);
}

/** The `T` of `keyof T`, also through the constraint of a type parameter. */
function tableOf(node: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if (ts.isTypeOperatorNode(node)) {
    return node.operator === ts.SyntaxKind.KeyOfKeyword ? node.type : undefined;
  }
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.map((part) => tableOf(part, checker)).find((found) => found !== undefined);
  }
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const declaration = checker.getSymbolAtLocation(node.typeName)?.declarations?.[0];
  const isParameter = declaration && ts.isTypeParameterDeclaration(declaration);
  return isParameter && declaration.constraint
    ? tableOf(declaration.constraint, checker)
    : undefined;
}

/** The type argument for a type parameter of the class or interface whose method is called. */
function findTypeArgument(
  parameter: ts.TypeParameter,
  call: ts.CallExpression,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  if (!ts.isPropertyAccessExpression(call.expression)) return undefined;
  const receiver = checker.getApparentType(checker.getTypeAtLocation(call.expression.expression));
  return argumentIn(receiver, parameter, checker);
}

function argumentIn(
  type: ts.Type,
  parameter: ts.TypeParameter,
  checker: ts.TypeChecker,
): ts.Type | undefined {
  if (!(type.flags & ts.TypeFlags.Object)) return undefined;
  const { target } = type as ts.TypeReference;
  const index = target?.typeParameters?.indexOf(parameter) ?? -1;
  if (index !== -1) return checker.getTypeArguments(type as ts.TypeReference)[index];
  if (!type.isClassOrInterface() && !target) return undefined;
  return (type.getBaseTypes() ?? [])
    .map((base) => argumentIn(base, parameter, checker))
    .find((found) => found !== undefined);
}
