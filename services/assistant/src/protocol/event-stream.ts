import type { StreamChunk } from '@brand/wire/assistant';

/** Server-sent events, with a sign of life while there is nothing to say. */
export class EventStream {
  readonly readable: ReadableStream<Uint8Array>;
  /** Fires when nobody reads any more. */
  readonly cancelled: AbortSignal;
  readonly #encoder = new TextEncoder();
  readonly #pings: NodeJS.Timeout;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isOpen = true;

  constructor(pingMs: number) {
    const cancel = new AbortController();
    this.cancelled = cancel.signal;
    this.readable = new ReadableStream({
      start: (controller) => {
        this.#controller = controller;
      },
      cancel: (reason) => {
        this.#stop();
        cancel.abort(reason);
      },
    });
    this.#pings = setInterval(() => this.#write(': ping\n\n'), pingMs);
  }

  /** Answers are small: a reader who takes them in slowly need not be waited for. */
  send(chunks: Iterable<StreamChunk>): void {
    for (const chunk of chunks) this.#write(`data: ${JSON.stringify(chunk)}\n\n`);
    this.#pings.refresh();
  }

  end(): void {
    this.#write('data: [DONE]\n\n');
    this.cut();
  }

  /** Ends it as it is. */
  cut(): void {
    if (this.#isOpen) this.#controller.close();
    this.#stop();
  }

  #stop(): void {
    this.#isOpen = false;
    clearInterval(this.#pings);
  }

  #write(text: string): void {
    if (this.#isOpen) this.#controller.enqueue(this.#encoder.encode(text));
  }
}
