import { Color } from 'three';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { Stage } from '../../kernel/stage.ts';

/** Options of a screenshot. */
export type ScreenshotOptions = {
  /**
   * Width in CSS pixels. Centre and zoom stay, so a wider image shows more.
   * @defaultValue the map's width
   */
  readonly width?: number;
  /** Height in CSS pixels. @defaultValue the map's height */
  readonly height?: number;
  /**
   * Number of image pixels per CSS pixel. 2 doubles the resolution.
   * @defaultValue the screen's device pixel ratio
   */
  readonly pixelRatio?: number;
  /** Format of the image. @defaultValue `'image/png'` */
  readonly type?: 'image/png' | 'image/jpeg';
  /** Quality of a JPEG image, from 0 to 1. @defaultValue `0.92` */
  readonly quality?: number;
  /**
   * Background behind the venue. `'theme'` draws the theme's colour. `'transparent'` needs a map
   * that was created with `transparent: true`. JPEG images always have the theme's colour.
   * @defaultValue `'theme'`
   */
  readonly background?: 'theme' | 'transparent';
};

/**
 * Takes screenshots of the map with labels, paths, models and everything else that is drawn.
 * Markers are not included, because they are HTML above the map and browsers do not allow HTML to
 * be copied into an image. To include a symbol, use a label or an image.
 *
 * @example
 * const shots = map.use(screenshots);
 * const picture = await shots.take({ width: 1200, height: 630, pixelRatio: 2 });
 * const address = URL.createObjectURL(picture);
 */
export interface Screenshots {
  /** Takes a screenshot of the current view. The map on the page does not change. */
  take(options?: ScreenshotOptions): Promise<Blob>;
  /** Removes the feature from the map. */
  remove(): void;
}

/** The stage with the method that draws a frame synchronously. */
type DrawnStage = Stage & { drawFrame(now: number): void };

// Labels that appear at another size need some frames to be painted and faded in.
const FRAMES = 12;
const FRAME_TIME = 40;

class Photographer implements Screenshots {
  readonly #context: FeatureContext;

  constructor(context: FeatureContext) {
    this.#context = context;
  }

  take({ type = 'image/png', quality = 0.92, ...options }: ScreenshotOptions = {}): Promise<Blob> {
    const { promise, resolve, reject } = Promise.withResolvers<Blob>();
    const done = (blob: Blob | null): void => {
      if (blob) resolve(blob);
      else reject(failed('the browser could not create the image. Request fewer pixels'));
    };
    try {
      const { domElement: canvas } = this.#context.stage.renderer;
      // Copied in the same task: the drawing buffer is cleared after it.
      this.#withFrame(type, options, () => canvas.toBlob(done, type, quality));
    } catch (error) {
      reject(error);
    }
    return promise;
  }

  remove(): void {}

  #withFrame(type: string, options: ScreenshotOptions, copy: () => void): void {
    const stage = this.#context.stage as DrawnStage;
    const { renderer, camera } = stage;
    if (camera.isExternal) {
      throw failed('another map draws this one. Take the screenshot of that map');
    }
    const isClear = options.background === 'transparent' && type === 'image/png';
    if (isClear && !renderer.getContextAttributes()?.alpha) {
      throw failed(
        'a transparent image was requested, but this map is opaque. Show the map with the option `transparent: true`',
      );
    }
    const now = { width: camera.width, height: camera.height, pixelRatio: stage.pixelRatio };
    const { width, height, pixelRatio } = this.#sizeOf(options, now);
    const isOther = width !== now.width || height !== now.height || pixelRatio !== now.pixelRatio;
    const color = renderer.getClearColor(new Color());
    const alpha = renderer.getClearAlpha();
    const resize = (to: typeof now): void => {
      renderer.setPixelRatio(to.pixelRatio);
      renderer.setSize(to.width, to.height, false);
      camera.setSize(to.width, to.height);
    };
    const time = performance.now();
    try {
      if (isOther) resize({ width, height, pixelRatio });
      renderer.setClearAlpha(isClear ? 0 : 1);
      this.#draw(stage, time, isOther ? FRAMES : 1);
      copy();
    } finally {
      renderer.setClearColor(color, alpha);
      if (isOther) resize(now);
      // In the same task, so that the other size is never visible.
      stage.drawFrame(performance.now());
    }
  }

  #draw(stage: DrawnStage, time: number, frames: number): void {
    let drawn = 0;
    const off = this.#context.events.on('frame', () => (drawn += 1));
    for (let frame = 0; frame < frames; frame++) stage.drawFrame(time + frame * FRAME_TIME);
    off();
    if (drawn === 0) throw failed('the map is hidden. Show it first');
  }

  #sizeOf(
    options: ScreenshotOptions,
    now: Record<'width' | 'height' | 'pixelRatio', number>,
  ): Record<'width' | 'height' | 'pixelRatio', number> {
    const { width = now.width, height = now.height, pixelRatio = now.pixelRatio } = options;
    const most = this.#context.stage.renderer.capabilities.maxTextureSize;
    for (const [field, value] of Object.entries({ width, height })) {
      const pixels = value * pixelRatio;
      if (pixels >= 1 && pixels <= most) continue;
      throw new MapViewError(
        'map-view/bad-option',
        `screenshots.take, ${field}: expected 1 to ${most} pixels on this device, found ${pixels} (${value} times a pixel ratio of ${pixelRatio}).`,
      );
    }
    return { width, height, pixelRatio };
  }
}

function failed(message: string): MapViewError {
  return new MapViewError('map-view/not-supported', `screenshots.take: ${message}.`);
}

/**
 * The feature `screenshots`, for `map.use`: images of the map.
 *
 * @example
 * const picture = await map.use(screenshots).take({ type: 'image/jpeg', quality: 0.8 });
 */
export const screenshots: Feature<Screenshots> = {
  name: 'screenshots',
  install: (context) => new Photographer(context),
};
