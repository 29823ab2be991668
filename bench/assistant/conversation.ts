import type {
  ChatBody,
  ChatMessage,
  StreamChunk,
} from '../../packages/wire/src/assistant/index.ts';

const ASSISTANT = { 'x-algolia-assistant-id': 'docs' };

export type Timed = {
  /** Milliseconds until the first words of the answer; absent if it failed. */
  readonly firstTextMs?: number;
  readonly error?: string;
};

/** A conversation of one reader, question after question. */
export class Conversation {
  readonly #url: string;
  readonly #messages: ChatMessage[] = [];
  #token: string | undefined;

  constructor(siteUrl: string) {
    this.#url = `${siteUrl}/assistant`;
  }

  /** Fetches the token that questions need. */
  async open(): Promise<void> {
    const answer = await fetch(`${this.#url}/token`, { method: 'POST', headers: ASSISTANT });
    this.#token = ((await answer.json()) as { readonly token: string }).token;
  }

  async ask(text: string): Promise<Timed> {
    const id = `bench-${crypto.randomUUID()}`;
    this.#messages.push({ id, role: 'user', parts: [{ type: 'text', text }] });
    const body: ChatBody = { id: 'bench', messages: this.#messages, trigger: 'submit-message' };
    const began = performance.now();
    const answer = await fetch(this.#url, {
      method: 'POST',
      headers: {
        ...ASSISTANT,
        'content-type': 'application/json',
        authorization: `TOKEN ${this.#token ?? ''}`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) return { error: `${answer.status} ${await answer.text()}` };
    let firstTextMs: number | undefined;
    let error: string | undefined;
    let isWhole = false;
    for await (const chunk of chunksOf(answer)) {
      if (chunk.type === 'text-delta') firstTextMs ??= performance.now() - began;
      if (chunk.type === 'error') error = chunk.errorText;
      if (chunk.type === 'finish') isWhole = true;
    }
    if (!isWhole) error ??= 'The answer ended before it was complete.';
    return { ...(firstTextMs !== undefined && { firstTextMs }), ...(error && { error }) };
  }
}

async function* chunksOf(answer: Response): AsyncGenerator<StreamChunk> {
  let rest = '';
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    const events = (rest + part).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      if (event.startsWith('data: {')) yield JSON.parse(event.slice(6)) as StreamChunk;
    }
  }
}
