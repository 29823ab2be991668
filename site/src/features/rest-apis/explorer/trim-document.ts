/** The part of a document that the explorer changes. */
export type ApiDocument = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
};

type DocumentOperation = {
  readonly parameters?: readonly DocumentParameter[];
  readonly responses?: object;
};
type DocumentParameter = { readonly required?: boolean; readonly example?: unknown };

/**
 * The document for Swagger UI without examples of optional parameters. Swagger UI fills in every
 * example, so listing venues would start from a made-up cursor. Responses are dropped because the
 * page documents them.
 */
export function trimDocument(document: ApiDocument, serverUrl: string): object {
  const paths = Object.entries(document.paths).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, trimOperation(operation)]),
    ),
  ]);
  return { ...document, servers: [{ url: serverUrl }], paths: Object.fromEntries(paths) };
}

function trimOperation({ parameters, responses: _told, ...rest }: DocumentOperation): object {
  return {
    ...rest,
    ...(parameters && { parameters: parameters.map(withoutOptionalExample) }),
    responses: { default: { description: 'The page lists all answers.' } },
  };
}

function withoutOptionalExample(parameter: DocumentParameter): DocumentParameter {
  if (parameter.required === true) return parameter;
  const { example: _example, ...rest } = parameter;
  return rest;
}
