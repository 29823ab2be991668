import { brand } from '../../../brand.ts';
import { type ConnectedViewer, type ConnectOptions, connectViewer } from './connect-viewer.ts';
import { writeDeepLink } from './deep-link.ts';
import type { ViewerLink } from './viewer-state.ts';

/** Content of the viewer, and options of its iframe. */
export type EmbedOptions = Omit<ViewerLink, 'origin' | 'embedded'> &
  ConnectOptions & {
    /**
     * URL of the viewer.
     * @defaultValue the public viewer
     */
    readonly viewerUrl?: string | URL;
    /**
     * Title of the iframe, for screen readers.
     * @defaultValue `'Map'`
     */
    readonly title?: string;
  };

/** A viewer that `embedViewer` put into a page. */
export type EmbeddedViewer = ConnectedViewer & {
  readonly frame: HTMLIFrameElement;
  /** Removes the viewer from the page. */
  readonly remove: () => void;
};

/** Permissions of the iframe. */
const ALLOWED = ['clipboard-write'];

/**
 * The viewer needs its own origin for its files, and popups for links. It cannot navigate the page.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/**
 * Adds a viewer that fills an element, and connects to it.
 *
 * @example
 * const viewer = embedViewer(document.querySelector('#map'), { venue: 'harbour-mall' });
 * await viewer.ready;
 * await viewer.setState({ location: 'loc_cinema' });
 */
export function embedViewer(container: HTMLElement, options: EmbedOptions): EmbeddedViewer {
  const { viewerUrl, title = 'Map', timeout, ...link } = options;
  const base = viewerUrl ?? defaultViewerUrl();
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it has one, set below
  const frame = container.ownerDocument.createElement('iframe');
  frame.src = writeDeepLink(new URL(base, container.ownerDocument.baseURI), {
    ...link,
    embedded: true,
    origin: window.origin,
  });
  frame.title = title;
  // Browsers without the Web Share API warn about the permission.
  frame.allow = [...ALLOWED, ...('share' in navigator ? ['web-share'] : [])].join('; ');
  frame.sandbox.value = SANDBOX;
  Object.assign(frame.style, { border: '0', width: '100%', height: '100%', display: 'block' });
  container.append(frame);
  const viewer = connectViewer(frame, timeout === undefined ? {} : { timeout });
  return Object.defineProperties({} as EmbeddedViewer, {
    ...Object.getOwnPropertyDescriptors(viewer),
    frame: { value: frame, enumerable: true },
    remove: {
      enumerable: true,
      value: () => {
        viewer.disconnect();
        frame.remove();
      },
    },
  });
}

/** A portal serves this module next to its web app, in a separate file or in a shared chunk. */
function defaultViewerUrl(): URL {
  const [, portal] = /^(.+\/viewer\/)(?:embed|chunks\/[^/]+)\.js$/.exec(import.meta.url) ?? [];
  return new URL(portal ?? new URL('/viewer/', brand.siteUrl));
}
