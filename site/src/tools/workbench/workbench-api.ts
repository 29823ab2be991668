import type { MvfLimits } from '@brand/mvf';
import type { ComparisonApi } from './compare/comparison-protocol';
import type { ExplorerApi } from './explore/explorer-protocol';
import type {
  Download,
  DownloadFormat,
  FindingsFilter,
  FindingsPage,
  FindingsQuery,
  ListedGroup,
  MapBundle,
  OnBenchProgress,
  OpenAnswer,
  OpenedVenue,
  Place,
  Position,
  VenueEdit,
  VenueQuestion,
} from './protocol';

/** The API of the workbench worker. */
export interface WorkbenchApi extends ExplorerApi, ComparisonApi {
  open(
    question: VenueQuestion,
    onProgress: OnBenchProgress,
    limits?: Partial<MvfLimits>,
  ): Promise<OpenAnswer>;
  /** The worst severity first, and the most frequent rule of each. */
  groups(filter: FindingsFilter): Promise<readonly ListedGroup[]>;
  findings(query: FindingsQuery): Promise<FindingsPage>;
  place(index: number): Promise<Place | undefined>;
  /** The whole venue, or one floor of it. */
  picture(floorId?: string): Promise<MapBundle>;
  /** Name of the venue; that of the file if the venue has none. */
  venueName(): Promise<string>;
  /** Position of the manifest, which is the centre of the venue. */
  center(): Promise<Position | undefined>;
  /** Rejects an edit that would make the venue invalid. */
  edit(edit: VenueEdit, onProgress: OnBenchProgress): Promise<OpenedVenue>;
  /** Takes back the last edit. */
  undo(): Promise<OpenedVenue>;
  download(format: DownloadFormat, floorId: string): Promise<Download>;
}
