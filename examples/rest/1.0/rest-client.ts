// #region problem
/** Reason why a request failed. Distinguish problems by `code`, never by the text. */
export class RestProblem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(
    status: number,
    { code, detail, next }: Record<string, string | undefined>,
  ) {
    super(`${detail ?? 'The service gave no reason.'} ${next ?? ''}`.trim());
    this.code = code ?? 'unknown';
    this.status = status;
  }
}
// #endregion problem

// #region client
export type RestOptions = {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
};
type Token = { readonly accessToken: string; readonly expiresAt: string };
export type RestRequest = {
  readonly method?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

const MAX_ATTEMPTS = 4;
const MARGIN_MS = 60_000;

/** Sends requests with a cached token, and waits when the server asks it to. */
export class RestClient {
  readonly #options: RestOptions;
  #token: Token | undefined;

  constructor(options: RestOptions) {
    this.#options = options;
  }

  /** Returns the body of the response. Throws a `RestProblem` on failure. */
  async ask<Answer>(path: string, request: RestRequest = {}): Promise<Answer> {
    const response = await this.send(path, request);
    if (!response.ok) throw await readProblem(response);
    return (
      response.status === 204 ? undefined : await response.json()
    ) as Answer;
  }

  async send(path: string, request: RestRequest = {}): Promise<Response> {
    const authorization = `Bearer ${await this.#currentToken()}`;
    return this.#sendPatiently(path, {
      ...request,
      headers: { ...request.headers, authorization },
    });
  }

  /** Reuses the token for 48 hours. One per request would soon hit the limit. */
  async #currentToken(): Promise<string> {
    const { key, secret } = this.#options;
    if (
      !this.#token ||
      Date.parse(this.#token.expiresAt) - MARGIN_MS < Date.now()
    ) {
      const response = await this.#sendPatiently('/v1/token', {
        method: 'POST',
        body: { key, secret },
      });
      if (!response.ok) throw await readProblem(response);
      this.#token = (await response.json()) as Token;
    }
    return this.#token.accessToken;
  }

  async #sendPatiently(
    path: string,
    { method = 'GET', body, headers }: RestRequest,
  ) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(this.#options.url + path, {
        method,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const seconds = Number(response.headers.get('retry-after'));
      if (!(seconds > 0) || attempt === MAX_ATTEMPTS) return response;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

async function readProblem(response: Response): Promise<RestProblem> {
  const problem = await response.json().catch(() => ({}));
  return new RestProblem(
    response.status,
    problem as Record<string, string | undefined>,
  );
}
// #endregion client

/** Returns the demo key, unless environment variables set another. */
export function optionsOfEnvironment(): RestOptions {
  return {
    url: process.env['REST_URL'] ?? 'https://portal.brand.example/rest',
    key: process.env['REST_KEY'] ?? 'demo',
    secret: process.env['REST_SECRET'] ?? 'demo-secret-for-everyone',
  };
}
