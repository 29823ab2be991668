/** What the bench uses of autocannon, which comes without types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  namespace autocannon {
    type Request = {
      readonly method?: 'GET' | 'POST';
      readonly path?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };
    type Client = { readonly setRequests: (requests: Request[]) => void };
    type Options = {
      readonly url: string;
      readonly connections: number;
      /** Seconds. */
      readonly duration: number;
      /** Seconds. */
      readonly timeout: number;
      readonly amount?: number;
      readonly connectionRate?: number;
      readonly setupClient: (client: Client) => void;
    };
    type Result = { readonly errors: number };
    type ResponseListener = (
      client: Client,
      statusCode: number,
      bytes: number,
      milliseconds: number,
    ) => void;
    interface Instance extends EventEmitter {
      on(event: 'response', listener: ResponseListener): this;
    }
  }

  function autocannon(
    options: autocannon.Options,
    callback: (error: Error | null, result: autocannon.Result) => void,
  ): autocannon.Instance;

  export default autocannon;
}
