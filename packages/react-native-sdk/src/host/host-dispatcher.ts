import type { MapView, Unsubscribe } from '@brand/web-sdk';
import { BridgeError } from '../protocol/bridge-error.ts';
import {
  type Channel,
  type ClientMessage,
  type HostMessage,
  PROTOCOL_VERSION,
  type Target,
  type WireError,
} from '../protocol/messages.ts';
import { PacketReader, packMessages } from '../protocol/packets.ts';
import { HandleTable } from './handle-table.ts';
import { findElement, deserialize } from './deserialize.ts';
import { serialize, serializeFile } from './serialize.ts';
import { throttle } from './throttle.ts';
import { venueData } from './venue-data.ts';

/** Options of `show`; the client's `ShowRequest` has the exact type. */
export type ShowOptions = { readonly [key: string]: unknown };

/** The part of the page that the host uses. */
export type HostEnvironment = {
  readonly release: string;
  /** Shows a venue; `tell` emits loading events. */
  readonly show: (
    options: ShowOptions,
    tell: (event: string, payload: unknown) => void,
  ) => Promise<MapView>;
  /** Installs a feature, or returns the installed one. */
  readonly use: (map: MapView, name: string, options: unknown) => object;
  readonly createHtml: (source: string) => object;
  /** Reports the view state whenever the map becomes idle. */
  readonly reportViewState: (map: MapView, onState: (state: unknown) => void) => Unsubscribe;
};

type Request = Extract<HostMessage, { kind: 'request' }>;
type Listener = { on(name: string, listener: (payload: unknown) => void): Unsubscribe };

const NAMESPACES = new Set([
  'venue',
  'camera',
  'floors',
  'elements',
  'labels',
  'markers',
  'paths',
  'shapes',
  'navigation',
  'layers',
  'accessibility',
]);
const MAP_MEMBERS = new Set(['inView', 'setLanguage', 'setTheme', 'theme']);

/** The page's end of the bridge: dispatches requests of the app. */
export class HostDispatcher {
  readonly #channel: Channel;
  readonly #environment: HostEnvironment;
  readonly #handles: HandleTable = new HandleTable();
  readonly #subscriptions: Map<number, Unsubscribe> = new Map();
  readonly #signals: Map<number, AbortController> = new Map();
  readonly #loadListeners: Set<(event: string, payload: unknown) => void> = new Set();
  #outbox: ClientMessage[] = [];
  #map: MapView | undefined;
  #stopReporting: Unsubscribe = () => {};
  #shows = 0;

  constructor(channel: Channel, environment: HostEnvironment) {
    this.#channel = channel;
    this.#environment = environment;
  }

  /** Sends hello to the app and starts to handle its requests. */
  start(): void {
    const reader = new PacketReader((message) => this.#receive(message as HostMessage));
    this.#channel.onText((text) => reader.read(text));
    this.#sendHello();
  }

  #sendHello(): void {
    const { release } = this.#environment;
    this.#send({ kind: 'hello', protocol: PROTOCOL_VERSION, release });
  }

  #receive(message: HostMessage): void {
    switch (message.kind) {
      case 'hello':
        return this.#sendHello();
      case 'request':
        void this.#respond(message);
        return undefined;
      case 'subscribe':
        return this.#subscribe(message);
      case 'unsubscribe':
        this.#subscriptions.get(message.id)?.();
        this.#subscriptions.delete(message.id);
        return undefined;
      case 'abort':
        this.#signals.get(message.id)?.abort();
        return undefined;
      default:
        return undefined;
    }
  }

  async #respond(request: Request): Promise<void> {
    const { id } = request;
    const signals: number[] = [];
    try {
      const result = this.#call(request, signals);
      if (result instanceof Promise) this.#send({ kind: 'accepted', id });
      const value: unknown = await result;
      const wire = value instanceof Blob ? await serializeFile(value) : this.#serialize(value);
      this.#send({ kind: 'result', id, value: wire });
    } catch (error) {
      this.#send({ kind: 'error', id, error: describe(error) });
    } finally {
      for (const signal of signals) this.#signals.delete(signal);
    }
  }

  #call({ target, method, args }: Request, signals: number[]): unknown {
    const values = args.map((arg) =>
      deserialize(arg, {
        venue: () => this.#shown().venue,
        handle: (id) => this.#handles.get(id),
        createHtml: this.#environment.createHtml,
        signal: (id, isAborted) => {
          signals.push(id);
          return this.#signalOf(id, isAborted);
        },
      }),
    );
    if (target === 'host') return this.#callHost(method, values);
    if (target === 'map' && method === 'use') {
      return this.#environment.use(this.#shown(), values[0] as string, values[1]);
    }
    const object = this.#resolve(target);
    const isHidden = target === 'map' && !MAP_MEMBERS.has(method);
    if (isHidden || method in Object.prototype || !(method in object)) {
      throw unknownMethod(target, method);
    }
    const member: unknown = Reflect.get(object, method);
    if (typeof target === 'number' && method === 'remove') this.#handles.remove(target);
    if (typeof member !== 'function') return member;
    const call = (): unknown => Reflect.apply(member, object, values);
    // Nodes are loaded on demand, because the app cannot call `loadNodes`.
    return target === 'venue' && values[0] === 'node'
      ? this.#shown().venue.loadNodes().then(call)
      : call();
  }

  #callHost(method: string, values: readonly unknown[]): unknown {
    if (method === 'show') return this.#show(values[0] as ShowOptions);
    if (method === 'venueData') return venueData(this.#shown().venue);
    throw unknownMethod('host', method);
  }

  /** Shows a venue in place of the previous one. Of overlapping calls, the last one wins. */
  async #show(options: ShowOptions): Promise<object> {
    const show = ++this.#shows;
    this.#clear();
    const tell = (event: string, payload: unknown): void => {
      for (const listener of this.#loadListeners) listener(event, payload);
    };
    const map = await this.#environment.show(options, tell);
    if (show !== this.#shows) {
      map.remove();
      throw new BridgeError('bridge/aborted', 'Another venue was shown before this one was ready.');
    }
    this.#map = map;
    this.#stopReporting = this.#environment.reportViewState(map, (state) =>
      this.#send({ kind: 'state', state: this.#serialize(state) }),
    );
    return venueData(map.venue);
  }

  #clear(): void {
    this.#stopReporting();
    this.#map?.remove();
    this.#map = undefined;
    this.#handles.clear();
  }

  #subscribe({ id, target, event, interval }: Extract<HostMessage, { kind: 'subscribe' }>): void {
    const { push, stop } = throttle<unknown>(interval, (payload) => {
      const wire = serialize(payload, (thing) => this.#handles.idOf(thing, 'mentioned'));
      this.#send({ kind: 'event', id, payload: wire });
    });
    try {
      const unsubscribe =
        target === 'host' ? this.#listenToLoading(event, push) : this.#listen(target, event, push);
      this.#subscriptions.set(id, () => {
        unsubscribe();
        stop();
      });
    } catch (error) {
      this.#send({ kind: 'error', id, error: describe(error) });
    }
  }

  #listen(target: Target, event: string, push: (payload: unknown) => void): Unsubscribe {
    const object = target === 'map' ? this.#shown() : this.#resolve(target);
    if (!('on' in object)) throw unknownMethod(target, 'on');
    return (object as Listener).on(event, push);
  }

  #listenToLoading(event: string, push: (payload: unknown) => void): Unsubscribe {
    const listener = (name: string, payload: unknown): void => {
      if (name === event) push(payload);
    };
    this.#loadListeners.add(listener);
    return () => this.#loadListeners.delete(listener);
  }

  #resolve(target: Target): object {
    if (typeof target === 'number') return this.#handles.get(target);
    const map = this.#shown();
    if (typeof target !== 'string') return findElement(map.venue, target[0], target[1]);
    if (target === 'map') return map;
    if (NAMESPACES.has(target)) return Reflect.get(map, target) as object;
    throw unknownMethod(target, '');
  }

  #shown(): MapView {
    if (this.#map) return this.#map;
    throw new BridgeError(
      'bridge/not-shown',
      'The map is not shown yet, or another one is loading. Wait for `onReady` or use `useMap`.',
    );
  }

  #signalOf(id: number, isAborted: boolean): AbortSignal {
    const controller = this.#signals.get(id) ?? new AbortController();
    this.#signals.set(id, controller);
    if (isAborted) controller.abort();
    return controller.signal;
  }

  #serialize(value: unknown): ReturnType<typeof serialize> {
    return serialize(value, (thing) => this.#handles.idOf(thing, 'given'));
  }

  #send(message: ClientMessage): void {
    this.#outbox.push(message);
    if (this.#outbox.length === 1) queueMicrotask(() => this.#flush());
  }

  #flush(): void {
    const messages = this.#outbox;
    this.#outbox = [];
    this.#post(messages);
  }

  #post(messages: readonly ClientMessage[]): void {
    try {
      for (const text of packMessages(messages)) this.#channel.send(text);
    } catch (error) {
      const [message] = messages;
      // Too large together: only the message that is too large by itself fails.
      if (messages.length > 1) for (const each of messages) this.#post([each]);
      else if (message?.kind === 'result') {
        this.#send({ kind: 'error', id: message.id, error: describe(error) });
      }
    }
  }
}

function unknownMethod(target: Target, method: string): BridgeError {
  const name = typeof target === 'number' ? `handle ${target}` : String(target);
  return new BridgeError(
    'bridge/unknown-method',
    `The page has no ${name}${method && `.${method}`}. Check the name, and that the host page ` +
      'matches the installed SDK.',
  );
}

function describe(error: unknown): WireError {
  const { code, name, message } = error as {
    readonly code?: unknown;
    readonly name?: string;
    readonly message?: string;
  };
  if (name === 'AbortError')
    return { code: 'bridge/aborted', message: 'The call was aborted by its signal.' };
  return {
    code: typeof code === 'string' ? code : 'bridge/failed',
    message: message ?? String(error),
  };
}
