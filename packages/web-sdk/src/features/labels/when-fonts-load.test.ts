import { expect, test } from 'vitest';
import { type LoadingFonts, whenFontsLoad } from './when-fonts-load.ts';

function load(fonts: EventTarget, ...families: string[]): void {
  const fontfaces = families.map((family) => ({ family }));
  fonts.dispatchEvent(Object.assign(new Event('loadingdone'), { fontfaces }));
}

test('calls back when a font of the family was loaded, and for no other', () => {
  const fonts = new EventTarget();
  let count = 0;
  const stop = whenFontsLoad(
    '"Source Serif", Georgia, serif',
    () => (count += 1),
    fonts as LoadingFonts,
  );
  load(fonts, 'Other', 'Code');
  expect(count).toBe(0);
  load(fonts, 'Other', 'Source Serif');
  load(fonts, '"source serif"');
  expect(count).toBe(2);
  stop();
  load(fonts, 'Source Serif');
  expect(count).toBe(2);
});
