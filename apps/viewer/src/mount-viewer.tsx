import { MapViewError, showVenue } from '@brand/web-sdk';
import {
  type LinkProblem,
  ViewerError,
  type ViewerLink,
  type ViewerStateChange,
} from '@brand/viewer-embed';
import { createRoot } from 'react-dom/client';
import { findVenueSource, AccessDeniedError, type VenueHost } from './loading/venue-source.ts';
import { connectHost } from './messaging/connect-host.ts';
import { ViewerSession } from './session/viewer-session.ts';
import { directionOf, loadViewerTexts } from './texts/load-viewer-texts.ts';
import { Failure } from './ui/Failure.tsx';
import { Loading } from './ui/Loading.tsx';
import { showTheme } from './ui/show-theme.ts';
import { SessionContext } from './ui/session-context.ts';
import { Viewer } from './ui/Viewer.tsx';

export type MountOptions = {
  readonly link: ViewerLink;
  /** Parameters of the link that could not be parsed. */
  readonly problems?: readonly LinkProblem[];
  readonly host: VenueHost;
  /** The URL of a viewer with the state of `session`, to share. */
  readonly addressOf: (session: ViewerSession) => string;
  /** Called when the map has opened. */
  readonly onOpen?: (session: ViewerSession) => void;
};

export type MountedViewer = {
  /** Resolves when the map has opened; rejects if it cannot open. */
  readonly opened: Promise<ViewerSession>;
  readonly remove: () => void;
};

/** Renders a viewer into an element: the map, and the controls around it. */
export function mountViewer(root: HTMLElement, options: MountOptions): MountedViewer {
  const { link } = options;
  const own = root.ownerDocument;
  const layout = own.createElement('div');
  const mapElement = own.createElement('div');
  const around = own.createElement('div');
  mapElement.className = 'vw-map';
  around.className = 'vw-around';
  root.classList.add('map-viewer');
  layout.className = 'vw-layout';
  layout.dataset['mode'] = link.mode ?? 'map';
  layout.append(mapElement, around);
  root.replaceChildren(layout);
  const react = createRoot(around);
  const ending = new AbortController();
  showTheme(root, link.theme, ending.signal);
  const host = connectHost(own.defaultView ?? window, link.origin);

  const open = async (): Promise<ViewerSession> => {
    react.render(<Loading share={undefined} />);
    const { signal } = ending;
    const source = await findVenueSource(options.host, link, signal);
    const map = await showVenue(mapElement, {
      ...source,
      signal,
      theme: link.theme ?? 'system',
      ...(link.language !== undefined && { language: link.language }),
      camera: { controls: { wheel: link.embedded ? 'with-modifier' : 'zoom' } },
      onProgress: ({ loaded, total }) =>
        react.render(<Loading share={total === undefined ? undefined : loaded / total} />),
    });
    signal.addEventListener('abort', () => map.remove());
    const session = new ViewerSession(map);
    await session.setLanguage(map.venue.language);
    react.render(
      <SessionContext value={session}>
        <Viewer
          root={root}
          mode={link.mode ?? 'map'}
          kiosk={link.kiosk}
          addressOf={() => options.addressOf(session)}
        />
      </SessionContext>,
    );
    const showDirection = (): void => {
      root.lang = session.snapshot.language;
      root.dir = directionOf(session.snapshot.language);
    };
    session.subscribe(showDirection);
    showDirection();
    // After the controls, because they reduce the size of the map.
    for (const notice of await followLink(session, options)) session.addNotice(notice);
    session.rememberStart();
    host.serve(session);
    options.onOpen?.(session);
    return session;
  };
  const openOrExplain = async (): Promise<ViewerSession> => {
    try {
      return await open();
    } catch (error) {
      if (!ending.signal.aborted) {
        const { message, canRetry } = explain(error, link);
        mapElement.replaceChildren();
        const onRetry = canRetry ? () => void openOrExplain().catch(() => undefined) : undefined;
        react.render(<Failure message={message} onRetry={onRetry} />);
        host.reportFailure(message);
      }
      throw error;
    }
  };

  const opened = openOrExplain();
  opened.catch(() => undefined);
  return {
    opened,
    remove() {
      ending.abort();
      host.remove();
      react.unmount();
      root.replaceChildren();
      root.classList.remove('map-viewer');
    },
  };
}

/** Applies the link, parameter by parameter: one that fails does not stop the others. */
async function followLink(
  session: ViewerSession,
  { link, problems = [] }: MountOptions,
): Promise<readonly string[]> {
  const { location, to, accessible, floor, camera, language, kiosk } = link;
  // In kiosk mode a start without a destination is the position of the screen.
  const standsAt = kiosk !== undefined && to === undefined ? link.from : undefined;
  const from = standsAt === undefined ? link.from : undefined;
  const texts = await loadViewerTexts(session.snapshot.language);
  const notices = problems.map(
    ({ parameter, message }) => `${texts.notFollowed(parameter)} ${message}`,
  );
  const follow = async (parameter: string, step: () => unknown): Promise<void> => {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof ViewerError)) throw error;
      // The panel already shows this error.
      if (error.code === 'viewer/no-route') return;
      notices.push(`${texts.notFollowed(parameter)} ${error.message}`);
    }
  };
  if (standsAt !== undefined) await follow('from', () => session.setStartPlace(standsAt));
  const parts: readonly [string, ViewerStateChange][] = [
    ['language', { ...(language !== undefined && { language }) }],
    [
      'location, from, to',
      {
        ...(location !== undefined && { location }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(accessible !== undefined && { accessible }),
      },
    ],
    ['floor', { ...(floor !== undefined && { floor }) }],
    ['camera', { ...(camera !== undefined && { camera }) }],
  ];
  for (const [parameter, change] of parts) {
    if (Object.keys(change).length > 0) await follow(parameter, () => session.apply(change));
  }
  return notices;
}

function explain(
  error: unknown,
  { token }: ViewerLink,
): { readonly message: string; readonly canRetry: boolean } {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof AccessDeniedError) return { message, canRetry: false };
  if (error instanceof MapViewError && error.code === 'map-view/unknown-venue' && !token) {
    const hint = 'If the map is private, its address needs a token.';
    return { message: `${message} ${hint}`, canRetry: false };
  }
  if (error instanceof MapViewError) {
    return { message, canRetry: error.code === 'map-view/network' };
  }
  return { message, canRetry: true };
}
