import { create } from 'fontkit';
import { FONT_PARTS, type FontWeight, type LoadFont } from './font-files.ts';
import { unpackWoff } from './unpack-woff.ts';

/** An open font: its coverage and its outlines. */
export type OpenFont = {
  /** The name that it is registered by. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly has: (codePoint: number) => boolean;
  /** Glyph outlines of a run, as path data at font size 1, the y axis downwards. */
  readonly outlines: (text: string) => string;
};

/** The fonts that texts need, by weight, in order of preference. */
export type FontBook = Readonly<Record<FontWeight, readonly OpenFont[]>>;

export type WeightedText = { readonly text: string; readonly weight: FontWeight };

/** Opens only the parts of the font that the texts need. */
export async function openFonts(
  texts: readonly WeightedText[],
  loadFont: LoadFont,
): Promise<FontBook> {
  const book: Record<FontWeight, OpenFont[]> = { 400: [], 600: [] };
  for (const weight of [400, 600] as const) {
    const own = texts.filter((each) => each.weight === weight).map(({ text }) => text);
    let missing = new Set(own.flatMap((text) => [...text]));
    for (const { id, letters } of FONT_PARTS) {
      if (![...missing].some((letter) => letters.test(letter))) continue;
      const font = openFont(`${id}-${weight}`, unpackWoff(await loadFont(id, weight)));
      const left = [...missing].filter((letter) => !font.has(letter.codePointAt(0) ?? 0));
      if (left.length < missing.size) book[weight].push(font);
      missing = new Set(left);
    }
  }
  return book;
}

/** The part of a fontkit font that is used here. */
type KitFont = {
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): {
    readonly glyphs: readonly {
      readonly path: {
        scale(x: number, y: number): { translate(x: number, y: number): { toSVG(): string } };
      };
    }[];
    readonly positions: readonly {
      readonly xAdvance: number;
      readonly xOffset: number;
      readonly yOffset: number;
    }[];
  };
};

function openFont(name: string, bytes: Uint8Array): OpenFont {
  const font = create(bytes) as unknown as KitFont;
  const scale = 1 / font.unitsPerEm;
  return {
    name,
    bytes,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    outlines(text) {
      const { glyphs, positions } = font.layout(text);
      let x = 0;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          const moved = path
            .scale(scale, -scale)
            .translate((x + xOffset) * scale, -yOffset * scale);
          x += xAdvance;
          return moved.toSVG();
        })
        .join('');
    },
  };
}
