import type { ViewerState, ViewerStateChange } from './viewer-state.ts';

/** Tells messages of viewers from others that a page receives. */
export const PROTOCOL = 'map-viewer';
/** The version that this package speaks. */
export const PROTOCOL_VERSION = 1;

/** Why a viewer could not do what it was asked to. */
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

/** What went wrong, in words for developers. */
export type ViewerProblem = { readonly code: ViewerErrorCode; readonly message: string };

/** What a viewer says to the page around it. */
export type ViewerMessage =
  | {
      /** The map is there, and messages are answered. */
      readonly type: 'ready';
      readonly payload: { readonly state: ViewerState };
    }
  | {
      /** Something else is shown; with `requestId` where a message asked for it. */
      readonly type: 'state-changed';
      readonly payload: { readonly state: ViewerState };
      readonly requestId?: string;
    }
  | {
      readonly type: 'error';
      readonly payload: ViewerProblem;
      readonly requestId?: string;
    };

/** What the page around a viewer says to it. */
export type HostMessage =
  | {
      /** Asks for `ready`, for a page that began to listen after it was said. */
      readonly type: 'hello';
    }
  | {
      /** Shows something else. Answered by `state-changed` or `error` with the same `requestId`. */
      readonly type: 'set-state';
      readonly payload: { readonly state: ViewerStateChange };
      readonly requestId: string;
    };

type Envelope = { readonly protocol: string; readonly version: number };

/** A message as it is sent. */
export type Sent<Message> = Message & Envelope;

/** Puts a message into its envelope. */
export function wrap<Message extends ViewerMessage | HostMessage>(message: Message): Sent<Message> {
  return { protocol: PROTOCOL, version: PROTOCOL_VERSION, ...message };
}

/** What came of a message: one of ours, one of another version, or none of ours. */
export type Received =
  | { readonly kind: 'message'; readonly message: Readonly<Record<string, unknown>> }
  | { readonly kind: 'other-version'; readonly version: unknown }
  | { readonly kind: 'not-ours' };

/** Looks at the data of a message event. What is inside is still to be checked. */
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
