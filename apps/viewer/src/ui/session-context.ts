import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Snapshot } from '../session/snapshot.ts';
import type { ViewerSession } from '../session/viewer-session.ts';

export const SessionContext = createContext<ViewerSession | undefined>(undefined);

export function useSession(): ViewerSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The viewer has no session.');
  return session;
}

export function useSnapshot(): Snapshot {
  const session = useSession();
  return useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.snapshot,
  );
}
