import type { Venue } from '@brand/venue';
import type { Theme } from '../../kernel/theme.ts';
import type { Label } from './label.ts';
import type { AtlasEntry, LabelAtlas } from './label-atlas.ts';
import { PLACEMENTS } from './label-boxes.ts';
import { drawIcon, LabelIcons } from './label-icons.ts';
import {
  alignOf,
  drawText,
  TEXT_EDGE,
  TEXT_PADDING,
  textHeight,
  type TextStyle,
} from './text-raster.ts';
import { wrapText } from './wrap-text.ts';

export type LabelPainterOptions = {
  readonly atlas: LabelAtlas;
  readonly venue: Venue;
  readonly theme: () => Theme;
  readonly fontFamily: string;
  readonly signal: AbortSignal;
  /** Called whenever an icon was loaded or failed. */
  readonly onIcon: () => void;
};

/** Size of a text, in CSS pixels. */
export type TextSize = { readonly width: number; readonly height: number };

/** Measures the texts of labels and paints their images. */
export class LabelPainter {
  readonly #options: LabelPainterOptions;
  readonly #icons: LabelIcons;
  readonly #context: CanvasRenderingContext2D;
  #font = '';
  /** Incremented when fonts were loaded: earlier images use other fonts. */
  #fontRevision = 0;

  constructor(options: LabelPainterOptions) {
    this.#options = options;
    this.#icons = new LabelIcons(options.venue, options.signal, options.onIcon);
    this.#context = document.createElement('canvas').getContext('2d')!;
  }

  /** Invalidates all texts after fonts were loaded. */
  invalidateFonts(): void {
    this.#font = '';
    this.#fontRevision += 1;
  }

  /** Wraps the text of a label and measures it. */
  measure(label: Label): TextSize {
    const { size, maxWidth, maxLines } = label.options;
    const font = this.#fontOf(label);
    // Setting a font makes the browser parse it, even if it is unchanged.
    if (font !== this.#font) this.#context.font = this.#font = font;
    const measure = (text: string): number => this.#context.measureText(text).width;
    label.lines = wrapText(label.text, { maxWidth, maxLines, measure });
    label.key = undefined;
    if (label.lines.length === 0) return { width: 0, height: 0 };
    const width = Math.max(...label.lines.map(measure));
    return {
      width: Math.ceil(width) + 2 * TEXT_EDGE,
      height: textHeight(size, label.lines.length),
    };
  }

  /** Paints the images of a label for a placement. Returns `false` if the atlas is full. */
  paint(label: Label, placement: number, size: TextSize): boolean {
    const { atlas } = this.#options;
    if (label.generation !== atlas.generation) {
      label.generation = atlas.generation;
      label.textEntry = label.iconEntry = label.key = undefined;
    }
    const align = label.lines.length > 1 ? alignOf(PLACEMENTS[placement]) : 'center';
    if (align !== label.align) label.key = undefined;
    if (label.key === undefined) {
      label.align = align;
      const text = this.#paintText(label, size);
      if (text === 'full') return false;
      label.textEntry = text;
    }
    const icon = this.#paintIcon(label);
    if (icon === 'full') return false;
    label.iconEntry = icon;
    label.isPainted = icon !== undefined || label.icon === undefined;
    label.isReady ||= label.isPainted;
    return true;
  }

  /** Whether `paint` has nothing to do. */
  isPainted(label: Label, placement: number): boolean {
    return (
      label.isPainted &&
      label.key !== undefined &&
      label.generation === this.#options.atlas.generation &&
      (label.lines.length < 2 || label.align === alignOf(PLACEMENTS[placement]))
    );
  }

  #paintText(label: Label, size: TextSize): AtlasEntry | 'full' | undefined {
    const { atlas, theme } = this.#options;
    const { text: themeColor, halo, haloWidth = 2 } = theme().label;
    const { color = themeColor, haloColor = halo } = label.options;
    const style: TextStyle = {
      lines: label.lines,
      font: this.#fontOf(label),
      size: label.options.size,
      color,
      haloColor,
      haloWidth,
      align: label.align as TextStyle['align'],
    };
    // The key contains the width, because a text may be drawn into a box of its previous size until
    // it is measured again.
    const key = `${this.#fontRevision}|${size.width}|${style.font}|${color}|${haloColor}|${haloWidth}|${style.align}|${style.lines.join('\n')}`;
    label.key = key;
    if (label.lines.length === 0) return undefined;
    const width = size.width + 2 * TEXT_PADDING;
    const height = size.height + 2 * TEXT_PADDING;
    const entry =
      atlas.get(key) ?? atlas.add(key, width, height, (context) => drawText(context, style, width));
    if (!entry) label.key = undefined;
    return entry ?? 'full';
  }

  #paintIcon(label: Label): AtlasEntry | 'full' | undefined {
    const { icon } = label;
    if (icon === undefined) return undefined;
    const { iconSize: size, iconBackground } = label.options;
    const background = label.failedIcons > 0 ? undefined : iconBackground;
    const { atlas } = this.#options;
    const key = `icon|${size}|${background}|${icon}`;
    const known = atlas.get(key);
    if (known) return known;
    const image = this.#icons.get(icon);
    if (image === undefined) return undefined;
    if (image !== 'failed') {
      try {
        const draw = (context: CanvasRenderingContext2D): void =>
          drawIcon(context, image, { size, background });
        return atlas.add(key, size, size, draw) ?? 'full';
      } catch {
        // Some browsers cannot read back certain SVGs: the label then shows its text alone.
        atlas.dropCanvas();
        this.#icons.fail(icon);
      }
    }
    label.failedIcons += 1;
    return undefined;
  }

  #fontOf({ options: { size, weight } }: Label): string {
    return `${weight} ${size}px ${this.#options.fontFamily}`;
  }
}
