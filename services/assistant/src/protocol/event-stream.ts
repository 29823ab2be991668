import type { StreamChunk } from '@brand/wire/assistant';

/** Server-sent events, with pings while there is no data. */
export class EventStream {
  readonly readable: ReadableStream<Uint8Array>;
  /** Fires when the client stops reading. */
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

  /** Ignores backpressure: answers are small, so they are buffered for slow readers. */
  send(chunks: Iterable<StreamChunk>): void {
    for (const chunk of chunks) this.#write(`data: ${JSON.stringify(chunk)}\n\n`);
    this.#pings.refresh();
  }

  end(): void {
    this.#write('data: [DONE]\n\n');
    this.cut();
  }

  /** Closes the stream without an end marker. */
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
