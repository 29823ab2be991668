import { findStorage } from '@site/src/kit/find-storage';
import {
  DEFAULT_SETTINGS,
  type PrintSettings,
  readSettings,
  writeSettings,
} from './print-settings.ts';

const KEY = 'print-map-settings';

/** What the reader had last, or the defaults. */
export function loadSettings(storage = findStorage('localStorage')): PrintSettings {
  const kept = storage?.getItem(KEY);
  if (!kept) return DEFAULT_SETTINGS;
  try {
    return readSettings(kept);
  } catch {
    // Written by another version of this page: nothing that the reader could correct.
    return DEFAULT_SETTINGS;
  }
}

/** Keeps the settings in this browser, as far as it lets us. */
export function keepSettings(settings: PrintSettings, storage = findStorage('localStorage')): void {
  try {
    storage?.setItem(KEY, writeSettings(settings));
  } catch {
    // Storage is full or blocked: the settings last as long as the page.
  }
}
