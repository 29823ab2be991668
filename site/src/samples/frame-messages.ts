const MAX_NAME_LENGTH = 100;

/** Theme and language that a frame takes from the page around it. */
export type FrameSettings = {
  readonly theme: 'light' | 'dark';
  /** BCP 47, such as `en`. */
  readonly language: string;
};

/** State of a sample's map from the SDK's feature `views`. The page only passes it on. */
export type FrameView = { readonly venueId: string };

/** Messages from a frame to the page around it. */
export type FrameReport =
  /** The script has started. If this is missing soon after loading, the script failed to load. */
  | { readonly type: 'sample-start' }
  /** The map is visible. */
  | { readonly type: 'sample-drawn' }
  | { readonly type: 'sample-fail'; readonly message: string }
  /** Answers `view-request` once the map is idle; without a view if it keeps moving. */
  | { readonly type: 'sample-view'; readonly view?: FrameView | undefined }
  /** The map has reached the view of `view-show`, or cannot. */
  | { readonly type: 'sample-arrive' };

/** Messages from a frame that draws the reader's venue. */
export type VenueReport =
  /** A venue of the reader took the place of a demo venue. */
  | { readonly type: 'sample-venue'; readonly name: string }
  /** A place of it took the place of one that the sample names. */
  | { readonly type: 'sample-stand-in'; readonly wanted: string; readonly used: string };

/** Messages from the page to the frame. */
export type PageMessage =
  | { readonly type: 'look-change'; readonly look: FrameSettings }
  | { readonly type: 'view-request' }
  | { readonly type: 'view-show'; readonly view: FrameView };

/** The bundle of the reader, after the frame has started. */
export type OwnVenueMessage = { readonly type: 'own-venue'; readonly bundle: Blob };

export function isFrameReport(data: unknown): data is FrameReport {
  return /^sample-(?:start|drawn|fail|view|arrive)$/.test(typeOf(data));
}

export function isPageMessage(data: unknown): data is PageMessage {
  return /^(?:look-change|view-request|view-show)$/.test(typeOf(data));
}

/** Parses a report on the venue. Programs of the playground can send anything. */
export function parseVenueReport(data: unknown): VenueReport | undefined {
  const { name, wanted, used } = (data ?? {}) as Readonly<Record<string, unknown>>;
  switch (typeOf(data)) {
    case 'sample-venue':
      return { type: 'sample-venue', name: readName(name) };
    case 'sample-stand-in':
      return { type: 'sample-stand-in', wanted: readName(wanted), used: readName(used) };
    default:
      return undefined;
  }
}

export function isOwnVenueMessage(data: unknown): data is OwnVenueMessage {
  return typeOf(data) === 'own-venue' && (data as OwnVenueMessage).bundle instanceof Blob;
}

/**
 * URL of a sample's page with the theme and language of the page around it. With `isOwnVenue`, the
 * frame waits for a bundle of the reader.
 */
export function buildFrameUrl(
  page: string,
  { theme, language }: FrameSettings,
  isOwnVenue = false,
): string {
  return `${page}?${new URLSearchParams({ theme, language, ...(isOwnVenue && { venue: 'own' }) })}`;
}

function readName(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_NAME_LENGTH) : '';
}

function typeOf(data: unknown): string {
  return String((data as { type?: unknown } | null)?.type);
}
