import { expect, test } from 'vitest';
import { brand } from '../../brand.ts';
import { createThemeConfig } from './theme.ts';

test.each([
  ['/', '/web-sdk/migration-guide'],
  ['/portal/', '/portal/web-sdk/migration-guide'],
])('links the announcement below %s to %s [S2.04]', (baseUrl, path) => {
  const { content } = createThemeConfig(brand, baseUrl).announcementBar ?? {};
  expect(content).toContain(`<a href="${path}">`);
});
