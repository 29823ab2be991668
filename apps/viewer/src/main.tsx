import { readDeepLink, type ViewerLink, writeDeepLink } from '@brand/viewer-embed';
import { createRoot } from 'react-dom/client';
import { mountViewer } from './mount-viewer.tsx';
import type { ViewerSession } from './session/viewer-session.ts';
import { Failure } from './ui/Failure.tsx';
import { showTheme } from './ui/show-theme.ts';

/** The page of the viewer, which shows the venue and state of its URL. */
const root = document.querySelector<HTMLElement>('#viewer');
if (!root) throw new Error('The page has no element with the id "viewer".');

const { link, problems } = readDeepLink(location.href);
if (link.venue === undefined) {
  root.classList.add('map-viewer');
  showTheme(root, link.theme);
  createRoot(root).render(<Failure message={describeMissing()} onRetry={undefined} />);
} else {
  open(root, { ...link, venue: link.venue });
}

function open(element: HTMLElement, opened: ViewerLink): void {
  mountViewer(element, {
    link: opened,
    problems,
    host: { baseUrl: new URL(meta('venues'), document.baseURI).href, key: meta('venue-key') },
    addressOf: (session) => createShareUrl(session, opened),
    onOpen: (session) => {
      document.title = session.venue.name;
      // Keeps the URL current, so that reload, bookmarks and history restore the state.
      if (opened.embedded || opened.kiosk !== undefined) return;
      session.subscribe(() => history.replaceState(null, '', createPageUrl(session, opened)));
    },
  });
}

/** Shared links open in their own window and carry no token. */
function createShareUrl(session: ViewerSession, { venue }: ViewerLink): string {
  const { camera, ...state } = session.state;
  const isPlace = session.snapshot.panel !== 'home';
  return writeDeepLink(new URL(location.pathname, location.href), {
    venue,
    ...state,
    ...(!isPlace && camera && { camera }),
  });
}

/** The camera is left out, because it changes with every gesture. */
function createPageUrl(session: ViewerSession, opened: ViewerLink): string {
  const { venue, mode, theme, token, origin } = opened;
  const { camera: _camera, ...state } = session.state;
  return writeDeepLink(location.href, {
    venue,
    ...(mode && { mode }),
    ...(theme && { theme }),
    ...(token !== undefined && { token }),
    ...(origin !== undefined && { origin }),
    ...state,
  });
}

function describeMissing(): string {
  const problem = problems.find(({ parameter }) => parameter === 'venue');
  const example = new URL('?venue=harbour-mall', location.href).href;
  return problem
    ? `venue: ${problem.message}`
    : `The address names no venue. Add one, such as ${example}`;
}

function meta(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}
