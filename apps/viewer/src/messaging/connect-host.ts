import {
  PROTOCOL_VERSION,
  readStateChange,
  unwrap,
  ViewerError,
  type ViewerMessage,
  wrap,
} from '@brand/viewer-embed';
import type { ViewerSession } from '../session/viewer-session.ts';

/** Messaging with the page around the viewer. */
export type Host = {
  /** Reports a failure before there is a map. */
  readonly reportFailure: (message: string) => void;
  /** Starts to send state changes and to apply those that the page requests. */
  readonly serve: (session: ViewerSession) => void;
  readonly remove: () => void;
};

const MAX_ID_LENGTH = 100;

/**
 * Exchanges messages with the parent window, and only if it is of `origin`. Other messages are
 * ignored, and other origins cannot receive any.
 */
export function connectHost(own: Window, origin: string | undefined): Host {
  const { parent } = own;
  if (origin === undefined || parent === own) return SILENT;
  const holder = own.location.ancestorOrigins?.[0];
  if (holder !== undefined && holder !== origin) {
    console.warn(
      `The URL of this map names ${origin} as "origin", but a page of ${holder} contains the iframe. The two cannot exchange messages.`,
    );
    return SILENT;
  }
  let session: ViewerSession | undefined;
  let lastSentState = '';
  let isApplying = false;
  let work = Promise.resolve();
  let stop: (() => void) | undefined;

  const send = (message: ViewerMessage): void => parent.postMessage(wrap(message), origin);
  const sendState = (requestId?: string): void => {
    if (!session || (isApplying && requestId === undefined)) return;
    const { state } = session;
    const text = JSON.stringify(state);
    if (text === lastSentState && requestId === undefined) return;
    lastSentState = text;
    send({
      type: 'state-changed',
      payload: { state },
      ...(requestId !== undefined && { requestId }),
    });
  };
  const sendReady = (): void => {
    if (!session) return;
    lastSentState = JSON.stringify(session.state);
    send({ type: 'ready', payload: { state: session.state } });
  };
  const sendError = (error: unknown, requestId?: string): void => {
    const isOurs = error instanceof ViewerError;
    const payload = {
      code: isOurs ? error.code : ('viewer/bad-value' as const),
      message: error instanceof Error ? error.message : String(error),
    };
    send({ type: 'error', payload, ...(requestId !== undefined && { requestId }) });
  };
  const setState = async (value: unknown, requestId: string): Promise<void> => {
    isApplying = true;
    try {
      const change = readStateChange(value);
      if (typeof change === 'string') throw new ViewerError('viewer/bad-value', change);
      if (!session) throw new ViewerError('viewer/not-opened', 'The map is not ready yet.');
      await session.apply(change);
      sendState(requestId);
    } catch (error) {
      sendError(error, requestId);
    } finally {
      isApplying = false;
    }
  };
  const onMessage = ({ source, origin: from, data }: MessageEvent): void => {
    if (source !== parent || from !== origin) return;
    const received = unwrap(data);
    if (received.kind === 'other-version') {
      const message = `This viewer supports version ${PROTOCOL_VERSION} of its messages, not ${JSON.stringify(received.version)}.`;
      sendError(new ViewerError('viewer/version', message));
    }
    if (received.kind !== 'message') return;
    const { type, payload, requestId } = received.message;
    if (type === 'hello') return sendReady();
    if (type !== 'set-state' || typeof requestId !== 'string' || requestId.length > MAX_ID_LENGTH) {
      const message = 'Expected a message "hello", or "set-state" with a "requestId".';
      return sendError(new ViewerError('viewer/bad-message', message));
    }
    const change = (payload as { state?: unknown } | undefined)?.state;
    // Sequential, because the second change may build on the first.
    work = work.then(() => setState(change, requestId));
  };

  own.addEventListener('message', onMessage);
  return {
    reportFailure: (message) => sendError(new ViewerError('viewer/not-opened', message)),
    serve(opened) {
      session = opened;
      stop = opened.subscribe(() => sendState());
      sendReady();
    },
    remove() {
      stop?.();
      own.removeEventListener('message', onMessage);
    },
  };
}

const SILENT: Host = { reportFailure: () => {}, serve: () => {}, remove: () => {} };
