/**
 * Init script that replaces the system font with the portal's: this machine lacks the fonts of
 * phones, and its own is much wider.
 */
export function useFont({ family, file }: PhoneFont): void {
  type Context = { readonly prototype: object };
  const page = globalThis as unknown as {
    readonly document: { readonly fonts: { add(font: object): void } };
    readonly FontFace: new (family: string, source: string, descriptors: object) => object;
    readonly CanvasRenderingContext2D: Context;
    readonly OffscreenCanvasRenderingContext2D: Context;
  };
  page.document.fonts.add(new page.FontFace(family, `url(${file})`, { weight: '300 900' }));
  for (const { prototype } of [
    page.CanvasRenderingContext2D,
    page.OffscreenCanvasRenderingContext2D,
  ]) {
    const font = Object.getOwnPropertyDescriptor(prototype, 'font')!;
    Object.defineProperty(prototype, 'font', {
      ...font,
      set(this: unknown, value: string) {
        font.set?.call(this, value.replace('system-ui', family));
      },
    });
  }
}

export type PhoneFont = {
  readonly family: string;
  /** URL of the font. */
  readonly file: string;
};
