import { whyNoMap } from '../../venue/why-no-map.ts';
import type { FrameLook } from '../frame-messages.ts';
import { isFramed, onLookChange, readLook, postToParent, whileBusy } from './parent-page.ts';
import { hasBegunMap, whenDrawn } from './watch-maps.ts';

/** A sample that shows no venue at once has this long to begin. */
const BEGIN_MS = 1000;

/** Runs a sample, and tells the page around it how that goes. */
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
    // Comes back as an event, and is in the console for who looks there.
    reportError(error);
    return;
  }
  setTimeout(() => hasBegunMap() || reportDrawn(), BEGIN_MS);
}

function dress({ theme, language }: FrameLook): void {
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
}

/** After the next frame, when what was drawn is on the screen. */
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
