import type { MapView } from '@brand/web-sdk';
import type { ToolBundle } from '../tool-bundle';

export type VenueStageProps = {
  /** The venue to show; `undefined` while it is being opened. */
  readonly bundle: ToolBundle | undefined;
  /** Why there is none. */
  readonly problem?: string | undefined;
  /** Told of the map when it can be used, and `undefined` when it is gone. Stays the same. */
  readonly onMap: (map: MapView | undefined) => void;
  /** Colours and light of the map. @defaultValue those of the page */
  readonly theme?: 'light' | 'dark';
  /** Whether the venue's places are labelled. @defaultValue `true` */
  readonly hasLabels?: boolean;
};
