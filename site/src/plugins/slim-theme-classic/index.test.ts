import type { NavbarItem, ThemeConfig } from '@docusaurus/theme-common';
import { describe, expect, test } from 'vitest';
import { validateThemeConfig } from './index.ts';

function validateItems(items: readonly NavbarItem[]): ThemeConfig['navbar']['items'] {
  const themeConfig = { navbar: { items } } as unknown as ThemeConfig;
  const validated = validateThemeConfig({
    themeConfig,
    validate: (schema, config) => {
      const { value, error } = schema.validate(config);
      if (error) throw error;
      return value as ThemeConfig;
    },
  });
  return validated.navbar.items;
}

describe('an item of the navigation bar', () => {
  test.each<NavbarItem>([
    { to: '/api/api', label: 'API' },
    { type: 'dropdown', label: 'More', items: [{ to: '/api/api', label: 'API' }] },
    { label: 'More', items: [] },
    { type: 'localeDropdown' },
    { type: 'docsVersionDropdown' },
    { type: 'docsVersion' },
    { type: 'doc', docId: 'overview' },
    { type: 'docSidebar', sidebarId: 'docs' },
    { type: 'html', value: '<hr>' },
    { type: 'search' },
  ])('sits on the right by default, and on the side that it names: %j [S2.26]', (item) => {
    const sides = validateItems([
      item,
      { ...item, position: 'left' },
      { ...item, position: 'right' },
    ]);
    expect(sides.map(({ position }) => position)).toEqual(['right', 'left', 'right']);
  });

  test('must not name another side [S2.26]', () => {
    const item = { to: '/api/api', position: 'top' } as unknown as NavbarItem;
    expect(() => validateItems([item])).toThrow('must be one of [left, right]');
  });

  test('may be missing [S2.26]', () => {
    expect(validateItems([])).toEqual([]);
  });
});
