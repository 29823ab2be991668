import { BridgeError } from '../protocol/bridge-error.ts';
import {
  type Channel,
  type ClientMessage,
  type HostMessage,
  PROTOCOL_VERSION,
  type Target,
  type Wire,
} from '../protocol/messages.ts';
import { PacketReader, packMessages } from '../protocol/packets.ts';
import { decodeValue } from './decode-value.ts';
import { type Deferred, defer } from './defer.ts';
import { encodeArgument } from './encode-argument.ts';
import { createRemote } from './create-remote.ts';

/** Time limits for responses of the web view. */
export type BridgeTimeouts = {
  /**
   * Time to wait for a response, in milliseconds. Long calls, such as animations and downloads, are
   * confirmed immediately and then have no time limit.
   * @defaultValue `10000`
   */
  readonly timeout?: number;
  /** Time to wait for the page in the web view to start, in milliseconds. @defaultValue `20000` */
  readonly startTimeout?: number;
};

type Pending = {
  readonly call: string;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: BridgeError) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
};

type Subscription = {
  readonly target: Target;
  readonly event: string;
  readonly interval: number;
  readonly listener: (payload: unknown) => void;
};

// Ids are unique within an app, so that a response to a closed client cannot match another request.
let numbers = 0;

/**
 * The app's end of the bridge, for one lifetime of the web view. Calls are queued until the page
 * sends its hello. Calls of the same turn are sent together. If the web view is lost, all pending
 * calls are rejected.
 */
export class BridgeClient {
  readonly #channel: Channel;
  readonly #timeout: number;
  readonly #startTimeout: number;
  readonly #pending: Map<number, Pending> = new Map();
  readonly #subscriptions: Map<number, Subscription> = new Map();
  readonly #handles: WeakMap<object, number> = new WeakMap();
  readonly #remotes: Map<number, object> = new Map();
  readonly #stopListening: () => void;
  readonly #started: Deferred<void> = defer<void>();
  #startTimer: ReturnType<typeof setTimeout> | undefined;
  #outbox: HostMessage[] = [];
  #isStarted = false;
  #closed: BridgeError | undefined;
  /** The view state when the map was last idle. */
  lastState: unknown;

  constructor(channel: Channel, { timeout = 10_000, startTimeout = 20_000 }: BridgeTimeouts = {}) {
    this.#channel = channel;
    this.#timeout = timeout;
    this.#startTimeout = startTimeout;
    const reader = new PacketReader((message) => this.#receive(message as ClientMessage));
    this.#stopListening = channel.onText((text) => this.#read(reader, text));
    // Callers of `start` get the error; avoids an unhandled rejection if there are none.
    this.#started.promise.catch(() => {});
  }

  /** Sends hello to the page; resolves when it responds with the same protocol. */
  start(): Promise<void> {
    this.#startTimer ??= setTimeout(() => {
      this.close(
        new BridgeError(
          'bridge/no-host',
          `The page in the web view did not start within ${this.#startTimeout} ms. Check that ` +
            'react-native-webview is installed and linked, and that the web view has a size.',
        ),
      );
    }, this.#startTimeout);
    this.#transmit([{ kind: 'hello', protocol: PROTOCOL_VERSION }]);
    return this.#started.promise;
  }

  /** Calls a method inside the web view, or reads a property. */
  request(target: Target, method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#closed) return Promise.reject(this.#closed);
    const call = describeCall(target, method);
    const id = ++numbers;
    let wires: Wire[];
    try {
      wires = args.map((arg, index) => this.#encode(arg, `${call}, argument ${index + 1}`));
    } catch (error) {
      return Promise.reject(error as Error);
    }
    const { promise, resolve, reject } = defer<unknown>();
    const pending: Pending = { call, resolve, reject, timer: undefined };
    this.#pending.set(id, pending);
    this.#send({ kind: 'request', id, target, method, args: wires });
    // Until the page has started, the start timeout applies.
    if (this.#isStarted) this.#watch(id, pending);
    return promise;
  }

  /** Subscribes to an event inside the web view. */
  subscribe(subscription: Subscription): () => void {
    if (this.#closed) return () => {};
    const id = ++numbers;
    this.#subscriptions.set(id, subscription);
    const { target, event, interval } = subscription;
    this.#send({ kind: 'subscribe', id, target, event, interval });
    return () => {
      if (this.#subscriptions.delete(id)) this.#send({ kind: 'unsubscribe', id });
    };
  }

  /** Closes the client: rejects pending calls and drops handles and listeners. */
  close(reason: BridgeError): void {
    if (this.#closed) return;
    this.#closed = reason;
    clearTimeout(this.#startTimer);
    this.#stopListening();
    this.#started.reject(reason);
    for (const { timer, reject } of this.#pending.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.#pending.clear();
    this.#subscriptions.clear();
    this.#remotes.clear();
    this.#outbox = [];
  }

  /** @internal Drops a removed handle. */
  forget(id: number): void {
    this.#remotes.delete(id);
  }

  #watch(id: number, pending: Pending): void {
    pending.timer = setTimeout(() => {
      this.#pending.delete(id);
      pending.reject(
        new BridgeError(
          'bridge/timeout',
          `${pending.call}: the web view did not answer within ${this.#timeout} ms. It may be ` +
            'suspended or busy: try again, or set a longer `timeout` on the map.',
        ),
      );
    }, this.#timeout);
  }

  #encode(value: unknown, path: string): Wire {
    return encodeArgument(
      value,
      {
        handleOf: (object) => this.#handles.get(object),
        signalOf: (signal) => this.#watchSignal(signal),
      },
      path,
    );
  }

  #watchSignal(signal: AbortSignal): number {
    const id = ++numbers;
    signal.addEventListener('abort', () => this.#send({ kind: 'abort', id }), { once: true });
    return id;
  }

  #send(message: HostMessage): void {
    if (this.#closed) return;
    this.#outbox.push(message);
    if (this.#outbox.length === 1) queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    if (!this.#isStarted || this.#outbox.length === 0) return;
    const messages = this.#outbox;
    this.#outbox = [];
    this.#transmit(messages);
  }

  #transmit(messages: readonly HostMessage[]): void {
    try {
      for (const text of packMessages(messages)) this.#channel.send(text);
    } catch (error) {
      for (const message of messages) {
        if (message.kind === 'request') this.#settle(message.id)?.reject(error as BridgeError);
      }
    }
  }

  #read(reader: PacketReader, text: string): void {
    try {
      reader.read(text);
    } catch (error) {
      this.close(error as BridgeError);
    }
  }

  #receive(message: ClientMessage): void {
    switch (message.kind) {
      case 'hello':
        return this.#welcome(message.protocol, message.release);
      case 'accepted':
        clearTimeout(this.#pending.get(message.id)?.timer);
        return undefined;
      case 'result':
        this.#settle(message.id)?.resolve(this.#decode(message.value));
        return undefined;
      case 'error': {
        const { code, message: text } = message.error;
        const error = new BridgeError(code as BridgeError['code'], text);
        this.#settle(message.id)?.reject(error);
        // A failed subscription has no caller to reject, so the error is logged.
        if (this.#subscriptions.delete(message.id)) console.warn(error.message);
        return undefined;
      }
      case 'event':
        this.#subscriptions.get(message.id)?.listener(this.#decode(message.payload));
        return undefined;
      case 'state':
        this.lastState = this.#decode(message.state);
        return undefined;
      default:
        // A newer page of the same protocol may send messages that this app does not support.
        return undefined;
    }
  }

  #welcome(protocol: number, release: string): void {
    if (this.#isStarted) return;
    if (protocol !== PROTOCOL_VERSION) {
      this.close(
        new BridgeError(
          'bridge/protocol-mismatch',
          `The page in the web view (release ${release}) uses protocol ${protocol}, the app ` +
            `${PROTOCOL_VERSION}. Serve the host page of the installed SDK, and clear the bundler cache.`,
        ),
      );
      return;
    }
    this.#isStarted = true;
    clearTimeout(this.#startTimer);
    this.#started.resolve();
    for (const [id, pending] of this.#pending) this.#watch(id, pending);
    this.#flush();
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    clearTimeout(pending?.timer);
    return pending;
  }

  #decode(wire: Wire): unknown {
    return decodeValue(wire, (id) => {
      const known = this.#remotes.get(id);
      if (known) return known;
      const remote = createRemote(this, id);
      this.#handles.set(remote, id);
      this.#remotes.set(id, remote);
      return remote;
    });
  }
}

function describeCall(target: Target, method: string): string {
  if (typeof target === 'number') return `${method}()`;
  const name = typeof target === 'string' ? target : target.join(' ');
  return name === 'map' || name === 'host' ? `map.${method}()` : `map.${name}.${method}()`;
}
