import { afterAll, vi } from 'vitest';

const { Response } = globalThis;

// Files share a process: what one replaced, the next must not find.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (globalThis.Response !== Response) {
    throw new Error(
      'Response: a server of this file replaced it. Set overrideGlobalObjects: false.',
    );
  }
});
