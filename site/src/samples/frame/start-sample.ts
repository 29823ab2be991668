import { whyNoMap } from '../../venue/why-no-map.ts';
import type { FrameSettings } from '../frame-messages.ts';
// Listens for the reader's bundle, which comes as soon as the sample has started.
import './own-venue/own-bundle.ts';
import {
  isFramed,
  onFrameSettingsChange,
  readFrameSettings,
  postToParent,
  whileBusy,
} from './parent-page.ts';
import { shareView } from './share-view.ts';
import { hasStartedMap, whenDrawn } from './watch-maps.ts';

/** How long a sample may take to start a map. After that it counts as drawn without one. */
const MAP_START_TIMEOUT_MS = 1000;

/** Runs a sample and reports on the run to the page around it. */
export async function startSample(load: () => Promise<unknown>): Promise<void> {
  applyFrameSettings(readFrameSettings());
  onFrameSettingsChange(applyFrameSettings);
  addEventListener('error', ({ message, error }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  postToParent({ type: 'sample-start' });
  void whenDrawn.then(reportDrawn);
  const loading = load();
  shareView(loading);
  try {
    await whileBusy(loading);
  } catch (error) {
    // Triggers the `error` event, and logs to the console.
    reportError(error);
    return;
  }
  setTimeout(() => hasStartedMap() || reportDrawn(), MAP_START_TIMEOUT_MS);
}

function applyFrameSettings({ theme, language }: FrameSettings): void {
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
