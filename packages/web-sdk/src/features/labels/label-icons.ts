import type { Venue } from '@brand/venue';

/** A loaded image, or `'failed'`; `undefined` while it is loading. */
export type Icon = HTMLImageElement | 'failed' | undefined;

// Timeout in milliseconds: labels wait for their icons to avoid a jump, but not for a server that
// never responds.
const TIMEOUT_MS = 2000;

/** Loads icons, each once: from the bundle, from a URL, or from the source of an SVG. */
export class LabelIcons {
  readonly #icons = new Map<string, Icon>();
  readonly #venue: Venue;
  readonly #signal: AbortSignal;
  readonly #onLoad: () => void;

  /** `onLoad` is called whenever an icon was loaded or failed. */
  constructor(venue: Venue, signal: AbortSignal, onLoad: () => void) {
    this.#venue = venue;
    this.#signal = signal;
    this.#onLoad = onLoad;
  }

  /** The image. The first call starts to load it. */
  get(source: string): Icon {
    if (!this.#icons.has(source)) {
      this.#icons.set(source, undefined);
      void this.#load(source);
    }
    return this.#icons.get(source);
  }

  /** Marks an image as not drawable. */
  fail(source: string): void {
    this.#icons.set(source, 'failed');
  }

  async #load(source: string): Promise<void> {
    const settle = (icon: Icon): void => {
      if (this.#signal.aborted || icon === this.#icons.get(source)) return;
      this.#icons.set(source, icon);
      this.#onLoad();
    };
    const timer = setTimeout(() => settle('failed'), TIMEOUT_MS);
    try {
      settle(await this.#read(source));
    } catch {
      // A missing or broken icon is a gap in the data: the label shows its text alone.
      settle('failed');
    }
    clearTimeout(timer);
  }

  async #read(source: string): Promise<HTMLImageElement> {
    const blob = source.trimStart().startsWith('<')
      ? new Blob([source], { type: 'image/svg+xml' })
      : await this.#venue.readAsset(source);
    // Not a picture: pages with a content security policy would report it.
    if (!blob && new URL(source, document.baseURI).protocol === 'javascript:') {
      throw new TypeError('An icon cannot be a script.');
    }
    const image = new Image();
    // Without CORS an image can be shown, but not copied into a texture.
    image.crossOrigin = 'anonymous';
    const url = blob && URL.createObjectURL(blob);
    image.src = url ?? source;
    try {
      await image.decode();
    } finally {
      if (url !== undefined) URL.revokeObjectURL(url);
    }
    return image;
  }
}

/** Draws an icon into a square of this size, on a disc if it has a background. */
export function drawIcon(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  { size, background }: { readonly size: number; readonly background: string | undefined },
): void {
  let room = size;
  if (background !== undefined) {
    context.beginPath();
    context.arc(size / 2, size / 2, size / 2 - 0.5, 0, Math.PI * 2);
    context.fillStyle = background;
    context.fill();
    context.strokeStyle = DISC_EDGE;
    context.lineWidth = 1;
    context.stroke();
    room = size * 0.66;
  }
  context.imageSmoothingQuality = 'high';
  // In some browsers an SVG without an intrinsic size has no natural size.
  const { naturalWidth: wide, naturalHeight: high } = image;
  const scale = wide > 0 && high > 0 ? room / Math.max(wide, high) : 0;
  const width = scale > 0 ? wide * scale : room;
  const height = scale > 0 ? high * scale : room;
  context.drawImage(image, (size - width) / 2, (size - height) / 2, width, height);
}

const DISC_EDGE = '#00000033';
