import type { Floor, Location, RouteResult } from '@brand/web-sdk';
import type { ViewerTexts } from '../texts/viewer-texts.ts';

/** Immutable state of the viewer. */
export type Snapshot = {
  /** Counts visitors of a kiosk, so that the input of one is cleared for the next. */
  readonly visit: number;
  readonly panel: 'home' | 'location' | 'directions';
  /** The place whose card is open. */
  readonly location: Location | undefined;
  readonly from: Location | undefined;
  readonly to: Location | undefined;
  readonly accessible: boolean;
  /** The route, or the reason why there is none; `undefined` until both ends are set. */
  readonly route: RouteResult | undefined;
  readonly floor: Floor;
  readonly language: string;
  readonly texts: ViewerTexts;
  /** Messages about parts of the link that could not be applied. */
  readonly notices: readonly string[];
};
