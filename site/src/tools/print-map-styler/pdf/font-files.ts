/** Parts of Noto Sans by the letters they cover; earlier ones take precedence. */
export const FONT_PARTS = [
  { id: 'latin', letters: /[ -\u00ff]/ },
  { id: 'latin-ext', letters: /[\u0100-\u024f\u1e00-\u1eff\u2000-\u20cf\u2100-\u22ff]/ },
  {
    id: 'vietnamese',
    letters: /[\u0300-\u0323\u1ea0-\u1ef9\u0102\u0103\u0110\u0111\u01a0-\u01b0]/,
  },
  { id: 'cyrillic', letters: /\p{Script=Cyrillic}/u },
  { id: 'greek', letters: /\p{Script=Greek}/u },
  { id: 'arabic', letters: /\p{Script=Arabic}/u },
  { id: 'hebrew', letters: /\p{Script=Hebrew}/u },
  { id: 'devanagari', letters: /\p{Script=Devanagari}/u },
] as const;

export type FontPart = (typeof FONT_PARTS)[number]['id'];
export type FontWeight = 400 | 600;

/** Loads a part as a WOFF file. */
export type LoadFont = (part: FontPart, weight: FontWeight) => Promise<Uint8Array>;
