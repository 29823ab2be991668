import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Counts the UDP packets that arrive on a free port of this machine. */
export class UdpListener {
  readonly #socket = createSocket('udp4');
  #packets = 0;

  static async open(): Promise<UdpListener> {
    const listener = new UdpListener();
    listener.#socket.on('message', () => {
      listener.#packets += 1;
    });
    listener.#socket.bind(0, '127.0.0.1');
    await once(listener.#socket, 'listening');
    return listener;
  }

  get port(): number {
    return this.#socket.address().port;
  }

  get packets(): number {
    return this.#packets;
  }

  close(): void {
    this.#socket.close();
  }
}
