import type { ApiName } from '@brand/rest-api';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadShapes, type RequestShapes } from './request-shapes';

type Loaded = {
  readonly Form: typeof import('../request-form').default;
  readonly shapes: RequestShapes;
};

type Options = {
  readonly api: ApiName;
  /** The anchor that opens the form. */
  readonly anchor: string;
  readonly panel: RefObject<HTMLElement | null>;
};

/** Loads the form of a request when a reader asks for it, by its button or by the URL. */
export function useRequestForm({ api, anchor, panel }: Options) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const hasTakenFocus = useRef(false);
  const visit = useVisit(anchor);
  if (visit !== undefined && attempt === 0) setAttempt(1);

  useEffect(() => {
    if (attempt === 0) return;
    Promise.all([
      import(/* webpackChunkName: "request" */ '../request-form'),
      loadShapes(api),
    ]).then(
      ([{ default: Form }, shapes]) => setLoaded({ Form, shapes }),
      () => setFailedAttempt(attempt),
    );
  }, [api, attempt]);

  useEffect(() => {
    if (!loaded || (visit === undefined && hasTakenFocus.current)) return undefined;
    // After the browser's own step to the anchor, which moves the focus.
    const frame = requestAnimationFrame(() => {
      hasTakenFocus.current = true;
      if (visit !== undefined) panel.current?.scrollIntoView();
      panel.current?.querySelector<HTMLElement>('form[tabindex]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [loaded, visit, panel]);

  const hasFailed = attempt > 0 && failedAttempt === attempt;
  const state = attempt === 0 ? 'closed' : hasFailed ? 'failed' : 'loading';
  return {
    state,
    loaded,
    open: () => {
      if (state !== 'loading') setAttempt(attempt + 1);
    },
  } as const;
}

/** Changes each time that a link to the anchor is followed; `undefined` for other places. */
function useVisit(anchor: string): string | undefined {
  const isBrowser = useIsBrowser();
  const { hash, key = '' } = useLocation();
  return isBrowser && hash === `#${anchor}` ? key : undefined;
}
