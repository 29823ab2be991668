/** Colour format of files and fields: `#rrggbb`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
