import type { Target } from '../protocol/messages.ts';
import type { ListenOptions } from './remote.ts';

/** The part of the client that remotes use. */
export type Caller = {
  request(target: Target, method: string, args: readonly unknown[]): Promise<unknown>;
  subscribe(subscription: {
    readonly target: Target;
    readonly event: string;
    readonly interval: number;
    readonly listener: (payload: unknown) => void;
  }): () => void;
  forget(id: number): void;
};

/**
 * Events of every frame or pointer move, which are throttled because they are too many for a
 * bridge.
 */
const FREQUENT = new Set(['camera-change', 'frame', 'hover']);
const FREQUENT_INTERVAL = 100;

/** Members that promises, React and the console probe. A remote must not turn them into calls. */
const NOT_MEMBERS = new Set(['then', 'toJSON', '$$typeof', 'nodeType', 'asymmetricMatch']);

/** Creates a proxy for an object in the web view. Each member of the proxy is a call. */
export function createRemote(client: Caller, target: Target, own: object = {}): object {
  const members = new Map<string, unknown>();
  return new Proxy(own, {
    get(object, name) {
      if (typeof name === 'symbol' || NOT_MEMBERS.has(name)) return undefined;
      if (Object.hasOwn(object, name)) return Reflect.get(object, name);
      // The same function each time, so that effects can depend on it.
      if (!members.has(name)) members.set(name, memberOf(client, target, name));
      return members.get(name);
    },
  });
}

function memberOf(client: Caller, target: Target, name: string): unknown {
  if (name === 'on') {
    return (
      event: string,
      listener: (payload: unknown) => void,
      { interval = FREQUENT.has(event) ? FREQUENT_INTERVAL : 0 }: ListenOptions = {},
    ) => client.subscribe({ target, event, interval, listener });
  }
  return (...args: readonly unknown[]) => {
    const answer = client.request(target, name, args);
    if (name === 'remove' && typeof target === 'number') client.forget(target);
    return answer;
  };
}
