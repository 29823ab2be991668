/**
 * What the two halves agree on. Raised when a message changes its meaning: the app refuses a page
 * of another number, because half-understood messages fail far from their cause.
 */
export const PROTOCOL_VERSION = 1;

/** A value as it crosses: JSON, with tagged objects (`$`) for what JSON has no form for. */
export type Wire =
  | null
  | boolean
  | number
  | string
  | readonly Wire[]
  | { readonly [key: string]: Wire };

/** Whom a request is for: a namespace of the map, a handle by number, or an element by type and id. */
export type Target = string | number | readonly [type: string, id: string];

/** What the app sends to the page. */
export type HostMessage =
  | { readonly kind: 'hello'; readonly protocol: number }
  | {
      readonly kind: 'request';
      readonly id: number;
      readonly target: Target;
      readonly method: string;
      readonly args: readonly Wire[];
    }
  | {
      readonly kind: 'subscribe';
      readonly id: number;
      readonly target: Target;
      readonly event: string;
      /** Milliseconds at least between two events; 0 sends each. */
      readonly interval: number;
    }
  | { readonly kind: 'unsubscribe'; readonly id: number }
  | { readonly kind: 'abort'; readonly id: number };

/** An error as it crosses. */
export type WireError = { readonly code: string; readonly message: string };

/** What the page sends to the app. */
export type ClientMessage =
  | { readonly kind: 'hello'; readonly protocol: number; readonly release: string }
  /** The call runs and will take its time: an animation, a download, a question to the user. */
  | { readonly kind: 'accepted'; readonly id: number }
  | { readonly kind: 'result'; readonly id: number; readonly value: Wire }
  | { readonly kind: 'error'; readonly id: number; readonly error: WireError }
  | { readonly kind: 'event'; readonly id: number; readonly payload: Wire }
  /** Where the map stands, so that it can be shown again as it was. */
  | { readonly kind: 'state'; readonly state: Wire };

/** A way for texts between the two halves. */
export type Channel = {
  send(text: string): void;
  /** Calls the listener with each text that arrives, until the returned function is called. */
  onText(listener: (text: string) => void): () => void;
};
