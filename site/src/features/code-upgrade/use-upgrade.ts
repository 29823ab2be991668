import files from '@generated/code-upgrade/default/files.json';
import { CODE_TYPES_FILE } from '@brand/wire/assistant';
import useBaseUrl from '@docusaurus/useBaseUrl';
import * as Comlink from 'comlink';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UpgradeAnswer, UpgradeRequest } from './upgrade-request';
import type { Upgrader } from './upgrade-worker';

export type UpgradeState =
  | { readonly state: 'idle' }
  | { readonly state: 'running' }
  | { readonly state: 'done'; readonly answer: UpgradeAnswer; readonly before: string }
  | { readonly state: 'failed' };

type Running = { readonly worker: Worker; readonly api: Comlink.Remote<Upgrader> };

/** Upgrades code in a worker, which is kept: its types take seconds to load. */
export function useUpgrade(): {
  readonly upgraded: UpgradeState;
  readonly upgrade: (request: UpgradeRequest) => Promise<void>;
} {
  const base = useBaseUrl('/');
  const running = useRef<Running>(undefined);
  const [upgraded, setUpgraded] = useState<UpgradeState>({ state: 'idle' });

  useEffect(() => () => end(running), []);

  const upgrade = async (request: UpgradeRequest): Promise<void> => {
    setUpgraded({ state: 'running' });
    try {
      running.current ??= start(new URL(base, location.href));
      const { worker, api } = running.current;
      const { promise: failed, reject } = Promise.withResolvers<never>();
      worker.addEventListener('error', () => reject(new Error('The worker stopped.')));
      const answer = await Promise.race([api.upgrade(request), failed]);
      setUpgraded({ state: 'done', answer, before: request.code });
    } catch {
      // The next attempt starts with a new worker.
      end(running);
      setUpgraded({ state: 'failed' });
    }
  };
  return { upgraded, upgrade };
}

function end(running: RefObject<Running | undefined>): void {
  running.current?.worker.terminate();
  running.current = undefined;
}

function start(root: URL): Running {
  const worker = new Worker(new URL(files.worker, root), { name: 'code-upgrade' });
  const api = Comlink.wrap<Upgrader>(worker);
  void api.begin(root.href, new URL(CODE_TYPES_FILE, root).href);
  return { worker, api };
}
