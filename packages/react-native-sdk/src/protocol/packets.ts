import { BridgeError } from './bridge-error.ts';

// Web views copy each text several times; parts of this size keep the copies short.
const PART_LENGTH = 512 * 1024;
// Larger texts make Android web views run out of memory instead of failing.
const MAX_LENGTH = 96 * 1024 * 1024;
const MAX_PARTS = Math.ceil(MAX_LENGTH / PART_LENGTH);

type Part = {
  readonly part: readonly [packet: number, index: number, count: number];
  readonly text: string;
};

let packets = 0;

/** Serialises messages to texts: one, or several parts if it is long. */
export function packMessages(messages: readonly object[]): string[] {
  const text = JSON.stringify(messages);
  if (text.length <= PART_LENGTH) return [text];
  if (text.length > MAX_LENGTH) {
    throw new BridgeError(
      'bridge/too-large',
      `The bridge accepts messages of up to ${MAX_LENGTH / 2 ** 20} MB, this one has ` +
        `${Math.ceil(text.length / 2 ** 20)} MB. Request less at a time, or let the web view load the data from a URL.`,
    );
  }
  const packet = ++packets;
  const count = Math.ceil(text.length / PART_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const slice = text.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH);
    return JSON.stringify({ part: [packet, index, count], text: slice } satisfies Part);
  });
}

/** Reassembles received texts and calls back with the messages of each complete packet. */
export class PacketReader {
  readonly #open: Map<number, (string | undefined)[]> = new Map();
  readonly #onMessage: (message: object) => void;

  constructor(onMessage: (message: object) => void) {
    this.#onMessage = onMessage;
  }

  read(text: string): void {
    const parsed = parse(text);
    if (Array.isArray(parsed)) {
      for (const message of parsed) this.#onMessage(message as object);
      return;
    }
    const whole = this.#join(parsed as Part);
    if (whole !== undefined) this.read(whole);
  }

  #join({ part, text }: Part): string | undefined {
    const [packet, index, count] = part;
    if (count > MAX_PARTS) throw badMessage(`a packet of ${count} parts`);
    const parts = this.#open.get(packet) ?? Array<string | undefined>(count).fill(undefined);
    parts[index] = text;
    this.#open.set(packet, parts);
    if (parts.includes(undefined)) return undefined;
    this.#open.delete(packet);
    return parts.join('');
  }
}

function parse(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw badMessage(JSON.stringify(text.slice(0, 40)));
  }
  const isPart = typeof parsed === 'object' && parsed !== null && 'part' in parsed;
  if (!Array.isArray(parsed) && !isPart) throw badMessage(JSON.stringify(text.slice(0, 40)));
  return parsed;
}

function badMessage(found: string): BridgeError {
  return new BridgeError(
    'bridge/bad-message',
    `The bridge expected a list of messages, found ${found}. Other code writes to the web view; ` +
      'leave its message channel to the map.',
  );
}
