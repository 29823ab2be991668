import { Color } from 'three';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { Stage } from '../../kernel/stage.ts';

/** How a picture of the map is made. */
export type ScreenshotOptions = {
  /** Width in CSS pixels. Centre and zoom stay, so a wider picture shows more. @defaultValue that of the map */
  readonly width?: number;
  /** Height in CSS pixels. @defaultValue that of the map */
  readonly height?: number;
  /** Pixels of the picture for a CSS pixel: 2 is twice as fine. @defaultValue that of the screen */
  readonly pixelRatio?: number;
  /** Format of the picture. @defaultValue `'image/png'` */
  readonly type?: 'image/png' | 'image/jpeg';
  /** Quality of JPEG, 0 to 1. @defaultValue `0.92` */
  readonly quality?: number;
  /**
   * What is behind the venue. `'transparent'` needs a map that is shown with `transparent: true`;
   * JPEG has always the theme's colour.
   * @defaultValue `'theme'`
   */
  readonly background?: 'theme' | 'transparent';
};

/**
 * Makes pictures of the map, with labels, paths, models and all else that is drawn. Markers are HTML
 * above the map: browsers do not let them be copied into a picture, so they are not in it. Where a
 * sign must be in the picture, use a label or an image.
 *
 * @example
 * const shots = map.use(screenshots);
 * const picture = await shots.take({ width: 1200, height: 630, pixelRatio: 2 });
 * const address = URL.createObjectURL(picture);
 */
export interface Screenshots {
  /** Makes a picture of what the map shows now. The map on the page does not change. */
  take(options?: ScreenshotOptions): Promise<Blob>;
  /** Takes the feature out of the map. */
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
      else reject(failed('the browser made no picture. Ask for fewer pixels'));
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
      throw failed('this map is drawn by another one. Take a picture of that one');
    }
    const isClear = options.background === 'transparent' && type === 'image/png';
    if (isClear && !renderer.getContextAttributes()?.alpha) {
      throw failed(
        'a picture without a background was wanted, but this map is opaque. Show it with the option `transparent: true`',
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
 * Pictures of the map, for `map.use`.
 *
 * @example
 * const picture = await map.use(screenshots).take({ type: 'image/jpeg', quality: 0.8 });
 */
export const screenshots: Feature<Screenshots> = {
  name: 'screenshots',
  install: (context) => new Photographer(context),
};
