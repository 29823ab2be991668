/** A colour as files and fields of the tools have it: `#rrggbb`. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
