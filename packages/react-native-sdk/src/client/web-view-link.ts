import type { Channel } from '../protocol/messages.ts';

/** Joins a web view that is on the screen with the clients that talk to it, one after the other. */
export type WebViewLink = {
  readonly channel: Channel;
  /** For the web view: how it is written to, what it says, and that it is gone. */
  readonly open: (send: (text: string) => void) => void;
  readonly receive: (text: string) => void;
  readonly lose: (reason: string) => void;
  /** Calls back when the page can be written to, at once if it can already. */
  readonly onOpen: (listener: () => void) => () => void;
  /** Calls back when the page is gone. */
  readonly onLost: (listener: (reason: string) => void) => () => void;
};

export function createWebViewLink(): WebViewLink {
  const texts = new Set<(text: string) => void>();
  const opened = new Set<() => void>();
  const lost = new Set<(reason: string) => void>();
  let write: ((text: string) => void) | undefined;
  return {
    channel: {
      // Before that there is nobody to hear it; the greeting is said again then.
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
