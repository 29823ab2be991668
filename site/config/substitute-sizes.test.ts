import { expect, test } from 'vitest';
import { substituteSizes } from './substitute-sizes.ts';

test('writes measured sizes in kilobytes', () => {
  const text = substituteSizes('{size.app}, {size.appGzip}, {size.modules}');
  expect(text).toMatch(/^\d{3} kB, \d{3} kB, \d{3} kB$/);
  const [app, gzip, modules] = text.split(', ').map(Number.parseFloat);
  expect(gzip).toBeGreaterThan(app!);
  expect(modules).toBeLessThan(app!);
});

test('fails on a size that is not measured', () => {
  expect(() => substituteSizes('{size.ap}')).toThrow('Known: {size.app}');
});
