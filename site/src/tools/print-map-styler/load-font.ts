import type { FontPart, FontWeight, LoadFont } from './pdf/font-files.ts';

/** Each address is written out, for that is how the bundler finds the file. */
const ADDRESSES: Readonly<Record<FontPart, Readonly<Record<FontWeight, URL>>>> = {
  latin: {
    400: new URL('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff', import.meta.url),
    600: new URL('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff', import.meta.url),
  },
  'latin-ext': {
    400: new URL(
      '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
      import.meta.url,
    ),
    600: new URL(
      '@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff',
      import.meta.url,
    ),
  },
  vietnamese: {
    400: new URL(
      '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
      import.meta.url,
    ),
    600: new URL(
      '@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff',
      import.meta.url,
    ),
  },
  cyrillic: {
    400: new URL('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff', import.meta.url),
    600: new URL('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff', import.meta.url),
  },
  greek: {
    400: new URL('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff', import.meta.url),
    600: new URL('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff', import.meta.url),
  },
  arabic: {
    400: new URL(
      '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
      import.meta.url,
    ),
    600: new URL(
      '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
      import.meta.url,
    ),
  },
  hebrew: {
    400: new URL(
      '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
      import.meta.url,
    ),
    600: new URL(
      '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff',
      import.meta.url,
    ),
  },
  devanagari: {
    400: new URL(
      '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff',
      import.meta.url,
    ),
    600: new URL(
      '@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff',
      import.meta.url,
    ),
  },
};

export const loadFont: LoadFont = async (part, weight) => {
  const response = await fetch(ADDRESSES[part][weight]).catch(() => undefined);
  if (!response?.ok) {
    throw new Error('A font could not be loaded. Check your connection and make the PDF again.');
  }
  return new Uint8Array(await response.arrayBuffer());
};
