/** A request as generators of code read it: the part of HAR that they need. */
export type HarRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly postData?: { readonly mimeType: string; readonly text: string };
};

/** A request that Swagger UI has sent: a map of the library `immutable`. */
export type SentRequest = {
  readonly get: (field: string) => unknown;
};

type Headers = { readonly toJS: () => Readonly<Record<string, string>> };

export function toHar(request: SentRequest): HarRequest {
  const headers = Object.entries((request.get('headers') as Headers | undefined)?.toJS() ?? {});
  const body = request.get('body');
  return {
    method: String(request.get('method')).toUpperCase(),
    url: String(request.get('url')),
    headers: headers.map(([name, value]) => ({ name, value })),
    ...(typeof body === 'string' && {
      postData: { mimeType: 'application/json', text: body },
    }),
  };
}
