import type { FontPart, FontWeight, LoadFont } from './pdf/font-files.ts';

type Addresses = Readonly<Record<FontWeight, () => Promise<{ readonly default: string }>>>;

/**
 * URLs of the font parts. They are imported because the font rule of the site turns an import into
 * a URL, whereas it would replace the target of `new URL` with its own code.
 */
const FONT_URLS: Readonly<Record<FontPart, Addresses>> = {
  latin: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-latin-600-normal.woff'),
  },
  'latin-ext': {
    400: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-latin-ext-600-normal.woff'),
  },
  vietnamese: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-vietnamese-600-normal.woff'),
  },
  cyrillic: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff'),
  },
  greek: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff'),
  },
  arabic: {
    400: () => import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff'),
    600: () => import('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff'),
  },
  hebrew: {
    400: () => import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff'),
    600: () => import('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-600-normal.woff'),
  },
  devanagari: {
    400: () => import('@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff'),
    600: () => import('@fontsource/noto-sans/files/noto-sans-devanagari-600-normal.woff'),
  },
};

export const loadFont: LoadFont = async (part, weight) => {
  try {
    const { default: address } = await FONT_URLS[part][weight]();
    const response = await fetch(address);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw new Error(`Status ${response.status}`);
  } catch (error) {
    throw new Error('A font could not be loaded. Check your connection and save the PDF again.', {
      cause: error,
    });
  }
};
