import { readDeepLink, type ViewerLink, writeDeepLink } from '@brand/viewer-embed';
import { followKeyboard } from './follow-keyboard.ts';
import {
  bundleAddress,
  bundleFile,
  hostedVenue,
  type MapSource,
  type VenueHost,
} from './loading/venue-source.ts';
import { mountViewer } from './mount-viewer.tsx';
import type { ViewerSession } from './session/viewer-session.ts';

/** The page of the viewer: the venue and state of its URL, or a bundle that the visitor opens. */
const root = document.querySelector<HTMLElement>('#viewer');
if (!root) throw new Error('The page has no element with the id "viewer".');
const element = root;

const { link, problems } = readDeepLink(location.href);
const host: VenueHost = {
  baseUrl: new URL(meta('venues'), document.baseURI).href,
  key: meta('venue-key'),
};
followKeyboard(element);
if (link.venue !== undefined) {
  open(hostedVenue(host, { venue: link.venue, token: link.token }));
} else if (link.bundle !== undefined) {
  open(bundleAddress(link.bundle));
} else {
  const venuesUrl = new URL('venues/index.json', host.baseUrl);
  venuesUrl.searchParams.set('key', host.key);
  // Apart, because most visits begin with a map.
  const { mountStart } = await import('./start/mount-start.tsx');
  await mountStart(element, {
    link,
    problems,
    venuesUrl,
    hrefOf: (venue) => writeDeepLink(location.href, { ...link, venue }),
    onFile: openFile,
    onAddress: (bundle) => location.assign(writeDeepLink(location.href, { ...link, bundle })),
  });
}

/** Opens a map. One of a file has no URL that leads to it. */
function open(source: MapSource, { isFile = false }: { readonly isFile?: boolean } = {}): void {
  const isOwn = isFile || link.venue === undefined;
  const isPage = link.embedded !== true && link.kiosk === undefined;
  const replaceByFile = (file: File): void => {
    mounted.remove();
    openFile(file);
  };
  const mounted = mountViewer(element, {
    link,
    problems,
    source,
    addressOf: isFile ? undefined : createShareUrl,
    onOpen: (session) => {
      document.title = session.venue.name;
      // Keeps the URL current, so that reload, bookmarks and history restore the state.
      if (isPage && !isFile) {
        session.subscribe(() => history.replaceState(null, '', createPageUrl(session)));
      }
    },
    onFile: isPage || isOwn ? replaceByFile : undefined,
    onLeave: isOwn && isPage ? () => location.assign(location.pathname) : undefined,
  });
}

function openFile(file: File): void {
  open(bundleFile(file), { isFile: true });
}

/** Shared links open in their own window and carry no token. */
function createShareUrl(session: ViewerSession): string {
  const { camera, ...state } = session.state;
  const isPlace = session.snapshot.panel !== 'home';
  return writeDeepLink(new URL(location.pathname, location.href), {
    ...nameMap(),
    ...state,
    ...(!isPlace && camera && { camera }),
  });
}

/** The camera is left out, because it changes with every gesture. */
function createPageUrl(session: ViewerSession): string {
  const { mode, theme, token, origin } = link;
  const { camera: _camera, ...state } = session.state;
  return writeDeepLink(location.href, {
    ...nameMap(),
    ...(mode && { mode }),
    ...(theme && { theme }),
    ...(token !== undefined && { token }),
    ...(origin !== undefined && { origin }),
    ...state,
  });
}

function nameMap(): Pick<ViewerLink, 'venue' | 'bundle'> {
  const { venue, bundle } = link;
  if (venue !== undefined) return { venue };
  return bundle === undefined ? {} : { bundle };
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
