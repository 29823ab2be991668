import type { MapView } from '@brand/web-sdk';
import type { ToolBundle } from '../tool-bundle';

export type VenueStageProps = {
  /** The venue to show; `undefined` while it is being opened. */
  readonly bundle: ToolBundle | undefined;
  /** The reason why the venue could not be opened. */
  readonly problem?: string | undefined;
  /** Receives the map when it is ready, and `undefined` when it is removed. Must be stable. */
  readonly onMap: (map: MapView | undefined) => void;
  /** Colours and light of the map. @defaultValue those of the page */
  readonly theme?: 'light' | 'dark';
  /** Whether the venue's places are labelled. @defaultValue `true` */
  readonly hasLabels?: boolean;
};
