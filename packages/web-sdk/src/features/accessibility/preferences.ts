import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { ThemeName } from '../../kernel/theme.ts';

/** Amount of animation: as the system prefers, none, or all. */
export type MotionPreference = 'system' | 'reduced' | 'full';

const QUERIES = {
  isMotionReduced: '(prefers-reduced-motion: reduce)',
  isContrastHigh: '(prefers-contrast: more), (forced-colors: active)',
  isDark: '(prefers-color-scheme: dark)',
};

/** Preferences that the system reports through media queries. */
export type SystemPreferences = { readonly [K in keyof typeof QUERIES]: boolean };

/** The user's preferences, kept up to date. */
export interface Preferences {
  /** Whether animations are disabled. */
  readonly isMotionReduced: boolean;
  /** The theme that matches the system. */
  readonly theme: ThemeName;
  /** Calls the listener when a system preference changes. */
  onChange(listener: () => void): Unsubscribe;
  remove(): void;
}

/** The theme that matches a system; contrast takes precedence over darkness. */
export function themeFor({ isContrastHigh, isDark }: SystemPreferences): ThemeName {
  return isContrastHigh ? 'high-contrast' : isDark ? 'dark' : 'light';
}

/** Whether animations are disabled, by the app's option or by the system. */
export function reducesMotion(motion: MotionPreference, system: SystemPreferences): boolean {
  return motion === 'system' ? system.isMotionReduced : motion === 'reduced';
}

/** Observes the system's preferences. */
export function watchPreferences(
  window: Pick<Window, 'matchMedia'>,
  motion: MotionPreference = 'system',
): Preferences {
  const listeners = new Set<() => void>();
  const queries = Object.entries(QUERIES).map(
    ([name, query]) => [name, window.matchMedia(query)] as const,
  );
  const read = (): SystemPreferences =>
    Object.fromEntries(queries.map(([name, { matches }]) => [name, matches])) as SystemPreferences;
  // Cached, because a query that is read between its change and its event does not fire the event.
  let system = read();
  const changed = (): void => {
    system = read();
    for (const listener of listeners) listener();
  };
  for (const [, query] of queries) query.addEventListener('change', changed);
  return {
    get isMotionReduced() {
      return reducesMotion(motion, system);
    },
    get theme() {
      return themeFor(system);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    remove() {
      listeners.clear();
      for (const [, query] of queries) query.removeEventListener('change', changed);
    },
  };
}
