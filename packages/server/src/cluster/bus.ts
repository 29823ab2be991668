import cluster from 'node:cluster';

type BusMessage = { readonly type: 'bus'; readonly channel: string; readonly data: unknown };

/** Sends messages to the other processes of a cluster. Has no effect in a single process. */
export type ClusterBus = {
  readonly publish: (channel: string, data: unknown) => void;
  readonly subscribe: (channel: string, receive: (data: never) => void) => void;
};

/** Maximum number of queued messages. Further ones are dropped, because none is essential. */
const MAX_PENDING = 1000;

export function createBus(): ClusterBus {
  if (!cluster.isWorker) return { publish: () => undefined, subscribe: () => undefined };
  let pending = 0;
  const receivers = new Map<string, ((data: never) => void)[]>();
  process.on('message', (message: unknown) => {
    if (!isBusMessage(message)) return;
    for (const receive of receivers.get(message.channel) ?? []) receive(message.data as never);
  });
  return {
    publish: (channel, data) => {
      if (pending >= MAX_PENDING || !process.connected) return;
      pending++;
      process.send?.({ type: 'bus', channel, data } satisfies BusMessage, () => pending--);
    },
    subscribe: (channel, receive) => {
      receivers.set(channel, [...(receivers.get(channel) ?? []), receive]);
    },
  };
}

/** Makes a worker close as if it had received the signal. */
export type CloseMessage = { readonly type: 'close'; readonly signal: NodeJS.Signals };

export function isCloseMessage(message: unknown): message is CloseMessage {
  return (message as CloseMessage | null)?.type === 'close';
}

export function isBusMessage(message: unknown): message is BusMessage {
  return (message as BusMessage | null)?.type === 'bus';
}
