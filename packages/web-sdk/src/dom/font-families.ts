/** Name of the brand's typeface in the page. The name must not change texts of the page itself. */
export const BRAND_FONT = 'mv-label';

/** The brand's typeface for Latin text, and system fonts for all other scripts. */
export const LABEL_FONTS: string = `${BRAND_FONT}, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif`;
