import {
  type HostMessage,
  isRecord,
  PROTOCOL_VERSION,
  unwrap,
  type ViewerErrorCode,
  type ViewerProblem,
  wrap,
} from './protocol.ts';
import { ViewerError } from './viewer-error.ts';
import type { ViewerState, ViewerStateChange } from './viewer-state.ts';

/** Events of a connected viewer. */
export type ViewerEvents = {
  /** Fires when the visitor or `setState` changes what the viewer shows. */
  readonly 'state-changed': ViewerState;
  /** Fires on an error that no `setState` caused, such as a venue that cannot be opened. */
  readonly error: ViewerProblem;
};

/** A viewer in an iframe, as controlled by the page that embeds it. */
export type ConnectedViewer = {
  /** Resolves when the map is shown, and rejects if the map cannot be shown. */
  readonly ready: Promise<ViewerState>;
  /** Last state that the viewer reported. */
  readonly state: ViewerState;
  /**
   * Changes what the viewer shows. Resolves with the new state, or rejects with a `ViewerError`.
   * @example
   * await viewer.setState({ from: 'loc_entrance', to: 'loc_cinema', accessible: true });
   */
  readonly setState: (change: ViewerStateChange) => Promise<ViewerState>;
  /**
   * Calls the listener on each event of this name. Returns a function that removes the listener.
   */
  readonly on: <Name extends keyof ViewerEvents>(
    name: Name,
    listener: (value: ViewerEvents[Name]) => void,
  ) => () => void;
  /** Removes all listeners. The iframe stays on the page. */
  readonly disconnect: () => void;
};

export type ConnectOptions = {
  /**
   * Time limit for each response of the viewer, in milliseconds.
   * @defaultValue `20000`
   */
  readonly timeout?: number;
};

type Waiting = {
  readonly resolve: (state: ViewerState) => void;
  readonly reject: (error: ViewerError) => void;
};

const ANSWER_LIMIT_MS = 20_000;

/**
 * Connects to a viewer in an iframe. The iframe's URL must contain this page's origin as `origin`,
 * or the viewer sends no messages; `embedViewer` builds such a URL. Messages from other iframes and
 * origins are ignored.
 *
 * @example
 * const viewer = connectViewer(document.querySelector('iframe'));
 * await viewer.ready;
 * viewer.on('state-changed', ({ location }) => console.log(location));
 */
export function connectViewer(
  frame: HTMLIFrameElement,
  { timeout = ANSWER_LIMIT_MS }: ConnectOptions = {},
): ConnectedViewer {
  const viewerOrigin = new URL(frame.src, frame.ownerDocument.baseURI).origin;
  const listeners = new Map<keyof ViewerEvents, Set<(value: never) => void>>();
  const waiting = new Map<string, Waiting>();
  let state: ViewerState = {};
  let requests = 0;

  const emit = <Name extends keyof ViewerEvents>(name: Name, value: ViewerEvents[Name]): void => {
    for (const listener of listeners.get(name) ?? []) (listener as (it: unknown) => void)(value);
  };
  const send = (message: HostMessage): void =>
    frame.contentWindow?.postMessage(wrap(message), viewerOrigin);
  const waitFor = (id: string, what: string): Promise<ViewerState> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(id);
        reject(
          new ViewerError(
            'viewer/no-answer',
            `The viewer did not respond to ${what} within ${timeout} ms. Check that its URL contains "origin=${window.origin}" and that its page loads.`,
          ),
        );
      }, timeout);
      const end =
        <Value>(settle: (value: Value) => void) =>
        (value: Value): void => {
          clearTimeout(timer);
          waiting.delete(id);
          settle(value);
        };
      waiting.set(id, { resolve: end(resolve), reject: end(reject) });
    });

  const onReady = (): void => {
    waiting.get('ready')?.resolve(state);
  };
  const onChange = (requestId: unknown): void => {
    if (typeof requestId === 'string') waiting.get(requestId)?.resolve(state);
    emit('state-changed', state);
  };
  const onProblem = (problem: ViewerProblem, requestId: unknown): void => {
    const asked = waiting.get(typeof requestId === 'string' ? requestId : 'ready');
    asked?.reject(new ViewerError(problem.code, problem.message));
    if (typeof requestId !== 'string') emit('error', problem);
  };
  const onMessage = ({ source, origin, data }: MessageEvent): void => {
    if (source === null || source !== frame.contentWindow || origin !== viewerOrigin) return;
    const received = unwrap(data);
    if (received.kind === 'other-version') {
      const message = `The viewer uses version ${String(received.version)} of the messages, this package version ${PROTOCOL_VERSION}. Update the package.`;
      onProblem({ code: 'viewer/version', message }, undefined);
    }
    if (received.kind !== 'message') return;
    const { type, payload, requestId } = received.message;
    if (!isRecord(payload)) return;
    if (type === 'error') onProblem(readProblem(payload), requestId);
    if (type !== 'ready' && type !== 'state-changed') return;
    state = (isRecord(payload['state']) ? payload['state'] : {}) as ViewerState;
    if (type === 'ready') onReady();
    else onChange(requestId);
  };

  window.addEventListener('message', onMessage);
  const ready = waitFor('ready', 'the page');
  // Prevents an unhandled rejection if `ready` is not used.
  ready.catch(() => undefined);
  const greet = (): void => send({ type: 'hello' });
  frame.addEventListener('load', greet);
  if (isLoaded(frame)) greet();

  return {
    ready,
    get state() {
      return state;
    },
    async setState(change) {
      await ready;
      requests += 1;
      const requestId = `request-${requests}`;
      const answer = waitFor(requestId, 'set-state');
      send({ type: 'set-state', payload: { state: change }, requestId });
      return answer;
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener as (value: never) => void));
      return () => known.delete(listener as (value: never) => void);
    },
    disconnect() {
      window.removeEventListener('message', onMessage);
      frame.removeEventListener('load', greet);
      const error = new ViewerError('viewer/removed', 'The viewer was disconnected.');
      for (const { reject } of waiting.values()) reject(error);
      listeners.clear();
    },
  };
}

/** Until its page has loaded, an iframe contains an empty page of this page's origin. */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  return contentDocument === null || contentDocument.URL !== 'about:blank';
}

function readProblem({ code, message }: Readonly<Record<string, unknown>>): ViewerProblem {
  return {
    code: (typeof code === 'string' ? code : 'viewer/bad-message') as ViewerErrorCode,
    message: typeof message === 'string' ? message : 'The viewer did not state a reason.',
  };
}
