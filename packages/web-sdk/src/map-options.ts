import type { Floor } from '@brand/venue';
import type { AccessibilityOptions } from './features/accessibility/create-accessibility.ts';
import type { MapViewError } from './kernel/map-view-error.ts';
import type { Theme, ThemeName } from './kernel/theme.ts';
import type { CameraOptions } from './features/camera/camera-options.ts';

/** Options of a map. */
export type MapOptions = {
  /**
   * Initial floor, or its id.
   * @defaultValue the outdoor floor if there are several buildings, otherwise the default floor of
   * the building
   */
  readonly floor?: Floor | string;
  /** Initial camera position and camera limits. @defaultValue the whole floor, from the south */
  readonly camera?: CameraOptions;
  /**
   * Colours and light. `'system'` follows the user's system setting for dark mode or high contrast.
   * @defaultValue `'light'`
   */
  readonly theme?: ThemeName | 'system' | Theme;
  /** Whether the map adds labels for the venue's places automatically. @defaultValue `true` */
  readonly labels?: boolean;
  /**
   * Whether animations run. `'system'` follows the user's reduced-motion setting.
   * @defaultValue `'system'`
   */
  readonly motion?: 'system' | 'reduced' | 'full';
  /**
   * Whether edges are smoothed. Smoothing slows down weak graphics hardware.
   * @defaultValue `true`
   */
  readonly antialias?: boolean;
  /**
   * Whether the page is visible where nothing is drawn, instead of the theme's background.
   * Transparency costs time in every frame, because the browser blends the map with the page.
   * @defaultValue `false`
   */
  readonly transparent?: boolean;
  /** Maximum device pixel ratio. @defaultValue `2` */
  readonly maxPixelRatio?: number;
  /**
   * CSS font family of labels. The SDK does not load fonts, so name one that the page has loaded.
   * @defaultValue the brand's font for Latin text, which the SDK includes, and the system's font
   * for other scripts
   */
  readonly fontFamily?: string;
  /** Name of the map and texts for users of screen readers. @defaultValue English texts */
  readonly accessibility?: AccessibilityOptions;
  /**
   * Called when the browser does not support WebGL 2. Return the element to show instead, such as
   * an image of the floor. The promise of `showVenue` still rejects.
   */
  readonly fallback?: (reason: MapViewError) => HTMLElement;
};
