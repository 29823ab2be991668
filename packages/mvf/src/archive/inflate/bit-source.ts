/** Reads bytes bit by bit, the lowest bit first. */
export class BitSource {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Offset of the next byte. */
  at = 0;
  /** Bits that were read but not used yet. Above `count`, there may be bits of the next byte. */
  held = 0;
  count = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Holds 24 to 31 bits, or the remaining bits at the end of the bytes. */
  fill(): void {
    for (; this.count < 24 && this.at < this.bytes.length; this.count += 8) {
      this.held |= this.bytes[this.at++]! << this.count;
    }
  }

  drop(bits: number): void {
    this.held >>>= bits;
    this.count -= bits;
    if (this.count < 0) throw new Error('that it is cut off');
  }

  /** Removes up to 16 bits and returns them as a number. */
  take(bits: number): number {
    this.fill();
    const value = this.held & ((1 << bits) - 1);
    this.drop(bits);
    return value;
  }

  /** Skips the bits up to the next byte and discards held bits. */
  align(): void {
    this.at -= this.count >> 3;
    this.held = 0;
    this.count = 0;
  }
}
