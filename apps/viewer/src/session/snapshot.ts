import type { Floor, Location, RouteResult } from '@brand/web-sdk';
import type { ViewerTexts } from '../texts/viewer-texts.ts';

/** What the viewer shows, at a moment. */
export type Snapshot = {
  /** Counts visitors of a public screen: what one typed, the next must not find. */
  readonly visit: number;
  /** What the panel is about. */
  readonly panel: 'home' | 'location' | 'directions';
  /** The place whose card is open. */
  readonly location: Location | undefined;
  readonly from: Location | undefined;
  readonly to: Location | undefined;
  readonly accessible: boolean;
  /** The way between both ends, or why there is none; undefined until both are known. */
  readonly route: RouteResult | undefined;
  readonly floor: Floor;
  readonly language: string;
  readonly texts: ViewerTexts;
  /** What the visitor should know of an address that could not be followed. */
  readonly notices: readonly string[];
};
