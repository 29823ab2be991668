import { showVenue } from '@brand/web-sdk';
import {
  type LinkProblem,
  ViewerError,
  type ViewerLink,
  type ViewerMode,
  type ViewerStateChange,
} from '@brand/viewer-embed';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OpenFailure } from './loading/open-failure.ts';
import type { MapSource } from './loading/venue-source.ts';
import { connectHost } from './messaging/connect-host.ts';
import { ViewerSession } from './session/viewer-session.ts';
import { acceptDroppedFiles } from './start/accept-dropped-files.ts';
import { chooseLanguage, directionOf, loadViewerTexts } from './texts/load-viewer-texts.ts';
import { Failure } from './ui/Failure.tsx';
import { Loading } from './ui/Loading.tsx';
import { measureCovered } from './ui/measure-covered.ts';
import { showTheme } from './ui/show-theme.ts';
import { SessionContext } from './ui/session-context.ts';
import { Viewer } from './ui/Viewer.tsx';

export type MountOptions = {
  readonly link: ViewerLink;
  /** Parameters of the link that could not be parsed. */
  readonly problems?: readonly LinkProblem[];
  readonly source: MapSource;
  /** The URL of a viewer with the state of `session`, to share; absent if there is none. */
  readonly addressOf: ((session: ViewerSession) => string) | undefined;
  /** Called when the map has opened. */
  readonly onOpen?: (session: ViewerSession) => void;
  /** Opens a file in place of this map. */
  readonly onFile?: ((file: File) => void) | undefined;
  /** Leads to the choice of another map. */
  readonly onLeave?: (() => void) | undefined;
};

export type MountedViewer = {
  /** Resolves when the map has opened; rejects if it cannot open. */
  readonly opened: Promise<ViewerSession>;
  readonly remove: () => void;
};

const FONT_FAMILY = 'Figtree, system-ui, sans-serif';

/** Renders a viewer into an element: the map, and the controls around it. */
export function mountViewer(root: HTMLElement, options: MountOptions): MountedViewer {
  const { link, source, addressOf } = options;
  const { mapElement, around } = layOut(root, link.mode ?? 'map');
  const react = createRoot(around);
  const ending = new AbortController();
  const { signal } = ending;
  showTheme(root, link.theme, signal);
  if (options.onFile) acceptDroppedFiles(root, { onFile: options.onFile, signal });
  const host = connectHost(root.ownerDocument.defaultView ?? window, link.origin);
  // Until the venue is there and says which languages it has.
  const language = chooseLanguage([link.language ?? [], navigator.languages].flat());
  const setLanguage = (code: string): void => {
    root.lang = code;
    root.dir = directionOf(code);
  };

  const open = async (): Promise<ViewerSession> => {
    const texts = await loadViewerTexts(language);
    const onProgress = (progress?: { loaded: number; total: number | undefined }): void => {
      const share = progress?.total === undefined ? undefined : progress.loaded / progress.total;
      react.render(<Loading label={texts.loading} share={share} />);
    };
    onProgress();
    const map = await showVenue(mapElement, {
      ...(await source.load({ signal, onProgress })),
      signal,
      theme: link.theme ?? 'system',
      // The typeface of the style sheet, so that labels need no copy of it.
      fontFamily: FONT_FAMILY,
      ...(link.language !== undefined && { language: link.language }),
      camera: { controls: { wheel: link.embedded ? 'with-modifier' : 'zoom' } },
      onProgress,
    });
    signal.addEventListener('abort', () => map.remove());
    const session = new ViewerSession(map, () => measureCovered(mapElement, around));
    await session.setLanguage(map.venue.language);
    // At once, because the controls reduce the space of the map, which the link shows a place in.
    flushSync(() =>
      react.render(
        <SessionContext value={session}>
          <Viewer
            root={root}
            mode={link.mode ?? 'map'}
            kiosk={link.kiosk}
            addressOf={addressOf && (() => addressOf(session))}
            onLeave={options.onLeave}
          />
        </SessionContext>,
      ),
    );
    const showDirection = (): void => setLanguage(session.snapshot.language);
    session.subscribe(showDirection);
    showDirection();
    for (const notice of await followLink(session, options)) session.addNotice(notice);
    session.rememberStart();
    host.serve(session);
    options.onOpen?.(session);
    return session;
  };
  const showFailure = async (failure: OpenFailure): Promise<void> => {
    const texts = await loadViewerTexts(language);
    setLanguage(language);
    mapElement.replaceChildren();
    react.render(
      <Failure
        texts={texts}
        failure={failure}
        address={source.address}
        onRetry={() => void openOrExplain().catch(() => undefined)}
        onFile={options.onFile}
      />,
    );
  };
  const openOrExplain = async (): Promise<ViewerSession> => {
    try {
      return await open();
    } catch (error) {
      if (!signal.aborted) {
        const failure = error instanceof OpenFailure ? error : await source.explain(error);
        console.error(failure.message);
        await showFailure(failure);
        host.reportFailure(failure.message);
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

/** Puts the map and what is around it into the element. */
function layOut(
  root: HTMLElement,
  mode: ViewerMode,
): { readonly mapElement: HTMLElement; readonly around: HTMLElement } {
  const own = root.ownerDocument;
  const layout = own.createElement('div');
  const mapElement = own.createElement('div');
  const around = own.createElement('div');
  mapElement.className = 'vw-map';
  around.className = 'vw-around';
  root.classList.add('map-viewer');
  layout.className = 'vw-layout';
  layout.dataset['mode'] = mode;
  layout.append(mapElement, around);
  root.replaceChildren(layout);
  return { mapElement, around };
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
