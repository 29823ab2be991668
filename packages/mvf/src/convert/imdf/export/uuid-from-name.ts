// The namespace of the generated ids, chosen once at random.
const NAMESPACE = [
  0x5e, 0x0b, 0x7c, 0x1d, 0x93, 0x42, 0x4a, 0x6f, 0xb8, 0x25, 0xd1, 0x6e, 0x70, 0xc9, 0x3f, 0xa4,
];

/**
 * Returns a UUID of version 5 (RFC 4122, section 4.3). The same name always has the same UUID, so
 * exports are reproducible.
 */
export function uuidFromName(name: string): string {
  const bytes = sha1(new Uint8Array([...NAMESPACE, ...new TextEncoder().encode(name)]));
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text);
}

/**
 * Computes SHA-1 (FIPS 180-4), for names and not for secrets. Web Crypto also has it, but only
 * behind a promise, which would make every exporter asynchronous.
 */
function sha1(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) & ~63) + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const state = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let block = 0; block < padded.length; block += 64) addBlock(state, view, block);
  const digest = new DataView(new ArrayBuffer(20));
  for (const [index, word] of state.entries()) digest.setUint32(index * 4, word);
  return new Uint8Array(digest.buffer);
}

function addBlock(state: number[], view: DataView, block: number): void {
  const words = new Int32Array(80);
  for (let index = 0; index < 80; index++) {
    words[index] =
      index < 16
        ? view.getInt32(block + index * 4)
        : rotate(
            words[index - 3]! ^ words[index - 8]! ^ words[index - 14]! ^ words[index - 16]!,
            1,
          );
  }
  let [a, b, c, d, e] = state as [number, number, number, number, number];
  for (let index = 0; index < 80; index++) {
    const [mixed, constant] = mix(Math.floor(index / 20), b, c, d);
    const next = (rotate(a, 5) + mixed + e + constant + words[index]!) | 0;
    [a, b, c, d, e] = [next, a, rotate(b, 30), c, d];
  }
  for (const [index, word] of [a, b, c, d, e].entries()) state[index] = (state[index]! + word) | 0;
}

function mix(round: number, b: number, c: number, d: number): readonly [number, number] {
  if (round === 0) return [(b & c) | (~b & d), 0x5a827999];
  if (round === 1) return [b ^ c ^ d, 0x6ed9eba1];
  if (round === 2) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
