import { expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import { createThemeConfig } from './theme.ts';

test.each([
  ['/', '/web-sdk/migration-guide'],
  ['/portal/', '/portal/web-sdk/migration-guide'],
])('S2.04 below %s the announcement leads to %s', (baseUrl, path) => {
  const { content } = createThemeConfig(brand, baseUrl).announcementBar ?? {};
  expect(content).toContain(`<a href="${path}">`);
});
