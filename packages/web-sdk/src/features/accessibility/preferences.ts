import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { ThemeName } from '../../kernel/theme.ts';

/** How much things move: as the user's system says, not at all, or as designed. */
export type MotionPreference = 'system' | 'reduced' | 'full';

const QUERIES = {
  isMotionReduced: '(prefers-reduced-motion: reduce)',
  isContrastHigh: '(prefers-contrast: more), (forced-colors: active)',
  isDark: '(prefers-color-scheme: dark)',
};

/** What the user's system asks for. */
export type SystemPreferences = { readonly [K in keyof typeof QUERIES]: boolean };

/** What the user asks for, kept up to date. */
export interface Preferences {
  /** Whether nothing is to move. */
  readonly isMotionReduced: boolean;
  /** The theme that suits the user's system. */
  readonly theme: ThemeName;
  /** Calls the listener when the system's answers change. */
  onChange(listener: () => void): Unsubscribe;
  remove(): void;
}

/** The theme that suits a system; contrast matters more than darkness. */
export function themeFor({ isContrastHigh, isDark }: SystemPreferences): ThemeName {
  return isContrastHigh ? 'high-contrast' : isDark ? 'dark' : 'light';
}

/** Whether motion is to be left out, by what the app says and by what the system says. */
export function reducesMotion(motion: MotionPreference, system: SystemPreferences): boolean {
  return motion === 'system' ? system.isMotionReduced : motion === 'reduced';
}

/** Watches what the user's system asks for. */
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
  // Kept: a query whose answer is read between its change and the event about it tells no event.
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
