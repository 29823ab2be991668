import { brand } from '../../../brand.ts';
import {
  type ViewerLink,
  type ViewerState,
  type ViewerStateChange,
  writeDeepLink,
} from '@brand/viewer-embed';
import { hostedVenue } from './loading/venue-source.ts';
import { type MountedViewer, mountViewer } from './mount-viewer.tsx';

/** How the viewer is put into a page without a frame. */
export type ViewerAppOptions = Omit<ViewerLink, 'origin' | 'venue' | 'bundle'> & {
  /** Id of the venue, such as `harbour-mall`. */
  readonly venue: string;
  /** The element that holds the viewer, or a selector of it. It needs a height. */
  readonly root: HTMLElement | string;
  /**
   * Key for the venue.
   * @defaultValue `'demo'`
   */
  readonly key?: string;
  /**
   * Where venues are served, and where links that visitors share lead to: the viewer below it.
   * @defaultValue the portal that the script came from
   */
  readonly baseUrl?: string;
};

/** A viewer in a page. */
export type ViewerApp = {
  /** What is shown. */
  readonly state: ViewerState;
  /** Shows something else; rejects with a `ViewerError`. */
  readonly setState: (change: ViewerStateChange) => Promise<ViewerState>;
  /** Calls the listener when something else is shown, until the returned function is called. */
  readonly onStateChange: (listener: (state: ViewerState) => void) => () => void;
  /** Takes the viewer out of the page. */
  readonly remove: () => void;
};

/**
 * Puts the viewer into an element of a page, without a frame. Resolves when the map is there, and
 * rejects where it cannot be; the element says why.
 *
 * @example
 * const app = await startViewer({ root: '#map', venue: 'harbour-mall' });
 * await app.setState({ location: 'loc_cinema' });
 */
export async function startViewer({
  root,
  key = 'demo',
  baseUrl = defaultBaseUrl(),
  ...link
}: ViewerAppOptions): Promise<ViewerApp> {
  const element = typeof root === 'string' ? document.querySelector<HTMLElement>(root) : root;
  if (!element) throw new Error(`startViewer: the page has no element ${JSON.stringify(root)}.`);
  await loadStyles();
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`, document.baseURI).href;
  const mounted: MountedViewer = mountViewer(element, {
    // Leaves scrolling to the page around it.
    link: { embedded: true, ...link },
    source: hostedVenue({ baseUrl: base, key }, link),
    addressOf: ({ state: { camera: _camera, ...state } }) =>
      writeDeepLink(new URL('viewer/', base), { venue: link.venue, ...state }),
  });
  const session = await mounted.opened;
  return {
    get state() {
      return session.state;
    },
    setState: (change) => session.apply(change),
    onStateChange: (listener) => session.subscribe(() => listener(session.state)),
    remove: mounted.remove,
  };
}

/** The styles are beside the script. A map without them would have no size. */
async function loadStyles(): Promise<void> {
  const href = new URL('./viewer.css', import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`startViewer: ${href} does not load.`)));
    document.head.append(link);
  });
}

/** A portal serves the script below `/viewer/`, beside its venues. */
function defaultBaseUrl(): string {
  const [portal, ...rest] = import.meta.url.split('/viewer/');
  return portal !== undefined && rest.length > 0 ? `${portal}/` : brand.siteUrl;
}
