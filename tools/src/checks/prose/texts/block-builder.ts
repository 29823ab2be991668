import type { TextBlock, TextKind } from './text-block.ts';

/** Joins parts of a source to one text and remembers where each character is from. */
export class BlockBuilder {
  readonly #source: string;
  #text = '';
  readonly #offsets: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  /** Appends a part of the source. Runs of white space become one space. */
  append(start: number, end: number): void {
    for (let at = start; at < end; at += 1) this.#push(this.#source[at] ?? '', at);
  }

  /** Appends text that is not in the source as such, at a position of the source. */
  appendAs(text: string, offset: number): void {
    for (const character of text) this.#push(character, offset);
  }

  build(kind: TextKind): TextBlock {
    const start = this.#text.length - this.#text.trimStart().length;
    const end = this.#text.trimEnd().length;
    return { kind, text: this.#text.slice(start, end), offsets: this.#offsets.slice(start, end) };
  }

  #push(character: string, offset: number): void {
    const isSpace = /\s/.test(character);
    if (isSpace && (this.#text === '' || this.#text.endsWith(' '))) return;
    this.#text += isSpace ? ' ' : character;
    this.#offsets.push(offset);
  }
}
