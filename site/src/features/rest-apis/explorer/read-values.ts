import type { ShownOperation } from '../shown-operation.ts';
import type { RequestOptions } from '../request-of.ts';

/** A map of the `immutable` library. */
type ImmutableMap = {
  readonly toJS: () => Readonly<Record<string, unknown>>;
  readonly getIn: (path: readonly string[]) => unknown;
};

/** The part of Swagger UI's state that holds the form values. */
export type ExplorerState = {
  readonly specSelectors: {
    readonly parameterValues: (pathMethod: readonly [string, string]) => ImmutableMap;
  };
  readonly oas3Selectors: {
    readonly requestBodyValue: (path: string, method: string) => unknown;
  };
  readonly authSelectors: { readonly authorized: () => ImmutableMap | undefined };
};

/** The values that 'Execute' would send now. */
export function readValues(
  { specSelectors, oas3Selectors, authSelectors }: ExplorerState,
  { path, method: upper }: Pick<ShownOperation, 'path' | 'method'>,
): Pick<RequestOptions, 'values' | 'token'> {
  const method = upper.toLowerCase();
  const body = oas3Selectors.requestBodyValue(path, method);
  const token = readToken({ authSelectors });
  return {
    values: {
      parameters: specSelectors.parameterValues([path, method]).toJS(),
      ...(typeof body === 'string' && { body }),
    },
    ...(token !== undefined && { token }),
  };
}

/** The token of requests. */
export function readToken({
  authSelectors,
}: Pick<ExplorerState, 'authSelectors'>): string | undefined {
  const token = authSelectors.authorized()?.getIn(['token', 'value']);
  return typeof token === 'string' ? token : undefined;
}
