import { findStorage } from '@site/src/kit/find-storage';
import {
  DEFAULT_SETTINGS,
  type PrintSettings,
  readSettings,
  writeSettings,
} from './print-settings.ts';

const KEY = 'print-map-settings';

/** The last settings of the reader, or the defaults. */
export function loadSettings(storage = findStorage('localStorage')): PrintSettings {
  const stored = storage?.getItem(KEY);
  if (!stored) return DEFAULT_SETTINGS;
  try {
    return readSettings(stored);
  } catch {
    // Written by another version of this page, so the reader cannot correct it.
    return DEFAULT_SETTINGS;
  }
}

/** Stores the settings if the browser permits it. */
export function storeSettings(
  settings: PrintSettings,
  storage = findStorage('localStorage'),
): void {
  try {
    storage?.setItem(KEY, writeSettings(settings));
  } catch {
    // Storage is full or blocked: the settings last as long as the page.
  }
}
