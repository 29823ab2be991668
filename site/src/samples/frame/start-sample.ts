import { whyNoMap } from '../../venue/why-no-map.ts';
import type { FrameLook } from '../frame-messages.ts';
import { isFramed, onLookChange, readLook, postToParent, whileBusy } from './parent-page.ts';
import { hasBegunMap, whenDrawn } from './watch-maps.ts';

/** How long a sample may take to start a map. After that it counts as drawn without one. */
const BEGIN_MS = 1000;

/** Runs a sample and reports on the run to the page around it. */
export async function startSample(load: () => Promise<unknown>): Promise<void> {
  dress(readLook());
  onLookChange(dress);
  addEventListener('error', ({ message, error }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  postToParent({ type: 'sample-start' });
  void whenDrawn.then(reportDrawn);
  try {
    await whileBusy(load());
  } catch (error) {
    // Triggers the `error` event, and logs to the console.
    reportError(error);
    return;
  }
  setTimeout(() => hasBegunMap() || reportDrawn(), BEGIN_MS);
}

function dress({ theme, language }: FrameLook): void {
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
}

/** Reports after the next frame is on the screen. */
function reportDrawn(): void {
  requestAnimationFrame(() => setTimeout(() => postToParent({ type: 'sample-drawn' })));
}

function fail(error: unknown): void {
  const message = whyNoMap(error);
  postToParent({ type: 'sample-fail', message });
  if (isFramed) return;
  const alert = document.createElement('p');
  alert.role = 'alert';
  alert.textContent = `The sample failed: ${message}`;
  document.body.prepend(alert);
}
