import type { ViewerState, ViewerStateChange } from './viewer-state.ts';

/** Identifies viewer messages among all messages that a page receives. */
export const PROTOCOL = 'map-viewer';
/** Version of the message protocol that this package supports. */
export const PROTOCOL_VERSION = 1;

/** Error codes of a viewer. */
export type ViewerErrorCode =
  | 'viewer/bad-message'
  | 'viewer/version'
  | 'viewer/bad-value'
  | 'viewer/unknown-location'
  | 'viewer/unknown-floor'
  | 'viewer/unknown-language'
  | 'viewer/no-route'
  | 'viewer/not-opened'
  | 'viewer/no-answer'
  | 'viewer/removed';

/** An error with a code and a message for developers. */
export type ViewerProblem = { readonly code: ViewerErrorCode; readonly message: string };

/** Messages from a viewer to the page that embeds it. */
export type ViewerMessage =
  | {
      /** Sent when the map is shown and the viewer responds to messages. */
      readonly type: 'ready';
      readonly payload: { readonly state: ViewerState };
    }
  | {
      /**
       * Sent when the state changes, with the `requestId` of the message that caused the change.
       */
      readonly type: 'state-changed';
      readonly payload: { readonly state: ViewerState };
      readonly requestId?: string;
    }
  | {
      readonly type: 'error';
      readonly payload: ViewerProblem;
      readonly requestId?: string;
    };

/** Messages from the embedding page to a viewer. */
export type HostMessage =
  | {
      /** Requests `ready` again, for a page that added its listener too late. */
      readonly type: 'hello';
    }
  | {
      /**
       * Changes the state. The viewer replies with `state-changed` or `error` and the `requestId`.
       */
      readonly type: 'set-state';
      readonly payload: { readonly state: ViewerStateChange };
      readonly requestId: string;
    };

type Envelope = { readonly protocol: string; readonly version: number };

/** A message with its envelope, as it is sent. */
export type Sent<Message> = Message & Envelope;

/** Adds the envelope to a message. */
export function wrap<Message extends ViewerMessage | HostMessage>(message: Message): Sent<Message> {
  return { protocol: PROTOCOL, version: PROTOCOL_VERSION, ...message };
}

/** Result of `unwrap`: a viewer message, one of another protocol version, or a foreign message. */
export type Received =
  | { readonly kind: 'message'; readonly message: Readonly<Record<string, unknown>> }
  | { readonly kind: 'other-version'; readonly version: unknown }
  | { readonly kind: 'not-ours' };

/** Classifies the data of a message event. The content of the message is not validated. */
export function unwrap(data: unknown): Received {
  if (!isRecord(data) || data['protocol'] !== PROTOCOL) return { kind: 'not-ours' };
  if (data['version'] !== PROTOCOL_VERSION) {
    return { kind: 'other-version', version: data['version'] };
  }
  return { kind: 'message', message: data };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
