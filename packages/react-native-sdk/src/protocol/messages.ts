/**
 * Version of the protocol. Incremented when a message changes its meaning: the app rejects a page
 * of another version, because misinterpreted messages would fail far from their cause.
 */
export const PROTOCOL_VERSION = 1;

/** An encoded value: JSON, with tagged objects (`$`) for values that JSON lacks. */
export type Wire =
  | null
  | boolean
  | number
  | string
  | readonly Wire[]
  | { readonly [key: string]: Wire };

/** Target of a request: a namespace of the map, a handle by id, or an element by type and id. */
export type Target = string | number | readonly [type: string, id: string];

/** Messages from the app to the page. */
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
      /** Minimum interval between two events in milliseconds; 0 disables throttling. */
      readonly interval: number;
    }
  | { readonly kind: 'unsubscribe'; readonly id: number }
  | { readonly kind: 'abort'; readonly id: number };

/** An encoded error. */
export type WireError = { readonly code: string; readonly message: string };

/** Messages from the page to the app. */
export type ClientMessage =
  | { readonly kind: 'hello'; readonly protocol: number; readonly release: string }
  /** The call has started and may take long: an animation, a download, a prompt to the user. */
  | { readonly kind: 'accepted'; readonly id: number }
  | { readonly kind: 'result'; readonly id: number; readonly value: Wire }
  | { readonly kind: 'error'; readonly id: number; readonly error: WireError }
  | { readonly kind: 'event'; readonly id: number; readonly payload: Wire }
  /** The view state, so that the map can be restored. */
  | { readonly kind: 'state'; readonly state: Wire };

/** A text channel between app and page. */
export type Channel = {
  send(text: string): void;
  /** Calls the listener with each received text until the returned function is called. */
  onText(listener: (text: string) => void): () => void;
};
