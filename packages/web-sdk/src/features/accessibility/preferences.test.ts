import { describe, expect, test } from 'vitest';
import { reducesMotion, themeFor, watchPreferences } from './preferences.ts';

const CALM = { isMotionReduced: false, isContrastHigh: false, isDark: false };

describe('themeFor', () => {
  test('prefers contrast over darkness', () => {
    expect(themeFor(CALM)).toBe('light');
    expect(themeFor({ ...CALM, isDark: true })).toBe('dark');
    expect(themeFor({ ...CALM, isDark: true, isContrastHigh: true })).toBe('high-contrast');
  });
});

describe('reducesMotion', () => {
  test('follows the app, or the system where the app defers to it', () => {
    const still = { ...CALM, isMotionReduced: true };
    expect(reducesMotion('system', still)).toBe(true);
    expect(reducesMotion('system', CALM)).toBe(false);
    expect(reducesMotion('full', still)).toBe(false);
    expect(reducesMotion('reduced', CALM)).toBe(true);
  });
});

describe('watchPreferences', () => {
  test('follows the system until it is removed', () => {
    const queries = new Map<string, EventTarget & { matches: boolean }>();
    const matchMedia = (query: string): MediaQueryList => {
      const list = Object.assign(new EventTarget(), { matches: false });
      queries.set(query, list);
      return list as unknown as MediaQueryList;
    };
    const set = (part: string): void => {
      const [, list] = [...queries].find(([query]) => query.includes(part))!;
      list.matches = true;
      list.dispatchEvent(new Event('change'));
    };
    const preferences = watchPreferences({ matchMedia });
    const seen: string[] = [];
    preferences.onChange(() => seen.push(`${preferences.theme} ${preferences.isMotionReduced}`));
    set('color-scheme');
    set('reduced-motion');
    set('forced-colors');
    preferences.remove();
    set('color-scheme');
    expect(seen).toEqual(['dark false', 'dark true', 'high-contrast true']);
  });
});
