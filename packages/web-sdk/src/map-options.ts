import type { Floor } from '@brand/venue';
import type { AccessibilityOptions } from './features/accessibility/create-accessibility.ts';
import type { MapViewError } from './kernel/map-view-error.ts';
import type { Theme, ThemeName } from './kernel/theme.ts';
import type { CameraOptions } from './features/camera/camera-options.ts';

/** How a map is shown. */
export type MapOptions = {
  /**
   * The floor to begin with, or its id.
   * @defaultValue the outdoor floor of several buildings, the default floor of a single one
   */
  readonly floor?: Floor | string;
  /** Where the camera begins, and what limits it. @defaultValue the whole floor, from the south */
  readonly camera?: CameraOptions;
  /**
   * Colours and light. `'system'` follows the user's wish for dark or contrast.
   * @defaultValue `'light'`
   */
  readonly theme?: ThemeName | 'system' | Theme;
  /** Whether the venue's places are labelled. @defaultValue `true` */
  readonly labels?: boolean;
  /** Whether things move. `'system'` follows the user's wish. @defaultValue `'system'` */
  readonly motion?: 'system' | 'reduced' | 'full';
  /** Whether edges are smoothed; costs time on weak graphics. @defaultValue `true` */
  readonly antialias?: boolean;
  /**
   * Whether the page shows through where nothing is drawn, instead of the theme's background. Costs
   * time in each frame, because the browser then mixes the map with the page.
   * @defaultValue `false`
   */
  readonly transparent?: boolean;
  /** Most device pixels drawn for a CSS pixel. @defaultValue `2` */
  readonly maxPixelRatio?: number;
  /** CSS font family of labels. Fonts are not loaded: use what the page has. */
  readonly fontFamily?: string;
  /** What the map is called and says to users of screen readers. @defaultValue English texts */
  readonly accessibility?: AccessibilityOptions;
  /**
   * Makes what is shown instead where the browser has no WebGL 2, such as a picture of the floor.
   * The promise of `showVenue` is rejected nevertheless.
   */
  readonly fallback?: (reason: MapViewError) => HTMLElement;
};
