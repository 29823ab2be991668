import { hasSharedCode } from '@brand/wire/playground';
import { useColorMode } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { packagesOf } from '../packages-of';
import type { SampleSource } from '../sample-source';
import type { PlaygroundState } from '../session/playground-state';
import { PlaygroundSession } from '../session/playground-session';
import { playgroundTable } from '../table';

export type Playing = { readonly session: PlaygroundSession; readonly state: PlaygroundState };

/** A session without a sample. Its map has the colours of the page. */
export function useNewSession(): Playing {
  const baseUrl = useBaseUrl('/');
  const { colorMode: theme } = useColorMode();
  const [session] = useState(
    () =>
      new PlaygroundSession({
        loadSource: (sample) => loadSource(baseUrl, sample),
        framePage: (version) => `${baseUrl}samples/playground/frame-${version}.html`,
        packagesOf: (version, files) => packagesOf(playgroundTable, version, files),
        look: { theme, language: document.documentElement.lang },
      }),
  );
  const state = useSyncExternalStore(session.subscribe, session.getState);

  useEffect(() => {
    session.changeLook({ theme, language: document.documentElement.lang });
  }, [session, theme]);

  return { session, state };
}

/** The session of the sample at this path; `stage` is the container of its frames. */
export function useSession(path: string, stage: RefObject<HTMLElement | null>): Playing {
  const { session, state } = useNewSession();

  useEffect(() => {
    const begin = (): void => {
      if (stage.current) void session.open(path, { container: stage.current, hash: location.hash });
    };
    // Another link was pasted into the same tab.
    const onHash = (): void => {
      if (hasSharedCode(location.hash)) begin();
    };
    begin();
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      session.close();
    };
  }, [session, path, stage]);

  return { session, state };
}

async function loadSource(baseUrl: string, sample: string): Promise<SampleSource> {
  // Some samples exist for React only.
  const path = [sample, `${sample}/react`].find((each) => playgroundTable.samples.includes(each));
  if (path === undefined) {
    throw new Error(`The sample "${sample.slice(0, 80)}" does not exist. Choose a topic below.`);
  }
  const response = await fetch(`${baseUrl}${playgroundTable.sources}${path}.json`);
  if (!response.ok) {
    throw new Error('The sample did not load. Check your connection, then reload the page.');
  }
  return (await response.json()) as SampleSource;
}
