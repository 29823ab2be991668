import type { Unsubscribe } from '../../kernel/emitter.ts';

/** The part of a document's `FontFaceSet` that is used. */
export type LoadingFonts = Pick<FontFaceSet, 'addEventListener' | 'removeEventListener'>;

/** Calls back whenever the page has loaded fonts of a CSS font family. */
export function whenFontsLoad(
  fontFamily: string,
  callback: () => void,
  fonts: LoadingFonts | undefined = document.fonts,
): Unsubscribe {
  const wanted = new Set(fontFamily.split(',').map(plainName));
  const listener = (event: Event): void => {
    const { fontfaces } = event as FontFaceSetLoadEvent;
    if (fontfaces.some(({ family }) => wanted.has(plainName(family)))) callback();
  };
  fonts?.addEventListener('loadingdone', listener);
  return () => fonts?.removeEventListener('loadingdone', listener);
}

/** A normalised family name: without quotes, in lower case. */
function plainName(family: string): string {
  return family.replaceAll(/["']/g, '').trim().toLowerCase();
}
