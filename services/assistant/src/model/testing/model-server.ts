import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fields of a model request that tests read. */
export type ModelRequest = {
  readonly stream?: boolean;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_calls?: readonly unknown[];
  }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
  readonly tool_choice?: unknown;
  readonly max_tokens?: number;
  readonly response_format?: { readonly type: string };
};

/** Responds to one request. */
export type Turn = (response: ServerResponse) => void | Promise<void>;

export type ModelServer = {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  readonly headers: readonly IncomingMessage['headers'][];
  /** Resolves when a client disconnects before its response is complete. */
  readonly left: Promise<void>;
  /** Sets the responses, one turn for each streamed request. */
  play(...turns: Turn[]): void;
  /** Sets the responses to requests to repair code, one for each. */
  repair(...texts: string[]): void;
  /** Sets the response to the request for follow-up questions. */
  suggest(content: string | Turn): void;
  close(): Promise<void>;
};

/** Starts a fake OpenAI-compatible server with scripted responses. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  let turns: Turn[] = [];
  let repairs: string[] = [];
  let suggestion: string | Turn = '{"questions":["And then?"]}';

  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const part of request) chunks.push(part as Buffer);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
      requests.push(body);
      headers.push(request.headers);
      response.on('close', () => !response.writableFinished && leave());
      if (!body.stream && !body.response_format) {
        const text = repairs.shift();
        await (text === undefined ? fails(500, 'No repair is left.') : completes(text))(response);
        return;
      }
      if (!body.stream) {
        const turn = typeof suggestion === 'string' ? completes(suggestion) : suggestion;
        await turn(response);
        return;
      }
      const turn = turns.shift() ?? fails(500, 'The test expected no further request.');
      await turn(response);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    headers,
    left,
    play: (...next) => {
      turns = next;
    },
    repair: (...next) => {
      repairs = next;
    },
    suggest: (content) => {
      suggestion = content;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Call = { readonly name?: string; readonly input: string };

/** Streams text, a chunk for each part. */
export function says(...deltas: readonly string[]): Turn {
  return (response) => {
    begin(response);
    for (const content of deltas) send(response, { content });
    finish(response, 'stop');
  };
}

/** Streams text and ends with another finish reason. */
export function saysUntil(reason: string, ...deltas: readonly string[]): Turn {
  return (response) => {
    begin(response);
    for (const content of deltas) send(response, { content });
    finish(response, reason);
  };
}

/** Streams reasoning, then text. */
export function reasons(reasoning: string, text: string): Turn {
  return (response) => {
    begin(response);
    send(response, { reasoning_content: reasoning });
    send(response, { content: text });
    finish(response, 'stop');
  };
}

/** Streams tool calls, with the input in two parts. */
export function calls(...list: readonly Call[]): Turn {
  return (response) => {
    begin(response);
    // Like small servers, it reuses the same ids in every response.
    list.forEach(({ name = 'searchIndex', input }, place) => {
      const id = `call_${place}`;
      const half = Math.floor(input.length / 2);
      const opening = { name, arguments: input.slice(0, half) };
      send(response, { tool_calls: [{ index: place, id, type: 'function', function: opening }] });
      send(response, {
        tool_calls: [{ index: place, function: { arguments: input.slice(half) } }],
      });
    });
    finish(response, 'tool_calls');
  };
}

export function searches(query: string): Turn {
  return calls({ input: JSON.stringify({ query }) });
}

/** Streams text, then stalls. */
export function stalls(...deltas: readonly string[]): Turn {
  return (response) => {
    begin(response);
    for (const content of deltas) send(response, { content });
  };
}

/** Accepts the request and never responds. */
export const hangs: Turn = () => {};

export function fails(status: number, message: string): Turn {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }));
  };
}

/** Streams raw bytes, each part in a separate packet. */
export function streams(...parts: readonly (string | Uint8Array)[]): Turn {
  return async (response) => {
    begin(response);
    for (const part of parts) {
      response.write(part);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    response.end();
  };
}

/** A chunk as it appears in the stream. */
export function chunk(delta: object, reason: string | null = null): string {
  const choice = { index: 0, delta, finish_reason: reason };
  const body = {
    id: 'c',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: [choice],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

function completes(content: string): Turn {
  return (response) => {
    const message = { role: 'assistant', content };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    const choices = [{ index: 0, message, finish_reason: 'stop' }];
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ id: 'c', created: 1, model: 'm', choices, usage }));
  };
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant' }));
}

function send(response: ServerResponse, delta: object): void {
  response.write(chunk(delta));
}

function finish(response: ServerResponse, reason: string): void {
  response.write(chunk({}, reason));
  response.end('data: [DONE]\n\n');
}
