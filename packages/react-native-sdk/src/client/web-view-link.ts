import type { Channel } from '../protocol/messages.ts';

/** Connects a web view on the screen with its clients, one after the other. */
export type WebViewLink = {
  readonly channel: Channel;
  /**
   * Called by the web view when it can be written to. The web view calls `receive` for each text,
   * and `lose` when the page is lost.
   */
  readonly open: (send: (text: string) => void) => void;
  readonly receive: (text: string) => void;
  readonly lose: (reason: string) => void;
  /** Calls the listener when the page can be written to, immediately if it already can. */
  readonly onOpen: (listener: () => void) => () => void;
  /** Calls the listener when the page is lost. */
  readonly onLost: (listener: (reason: string) => void) => () => void;
};

export function createWebViewLink(): WebViewLink {
  const texts = new Set<(text: string) => void>();
  const opened = new Set<() => void>();
  const lost = new Set<(reason: string) => void>();
  let write: ((text: string) => void) | undefined;
  return {
    channel: {
      // Before that, no page receives it; hello is sent again on open.
      send: (text) => write?.(text),
      onText: (listener) => join(texts, listener),
    },
    open(send) {
      write = send;
      for (const listener of opened) listener();
    },
    receive(text) {
      for (const listener of texts) listener(text);
    },
    lose(reason) {
      for (const listener of lost) listener(reason);
    },
    onOpen(listener) {
      if (write) listener();
      return join(opened, listener);
    },
    onLost: (listener) => join(lost, listener),
  };
}

function join<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => set.delete(member);
}
