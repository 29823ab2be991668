/** A colour by perceived lightness (0 to 1), chroma (0 to about 0.3) and hue in radians. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Converts `#rrggbb` to OKLCH (Björn Ottosson's OKLab in polar form). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * r! + 0.5363325363 * g! + 0.0514459929 * b!);
  const medium = Math.cbrt(0.2119034982 * r! + 0.6806995451 * g! + 0.1073969566 * b!);
  const short = Math.cbrt(0.0883024619 * r! + 0.2817188376 * g! + 0.6299787005 * b!);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const greenRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(greenRed, blueYellow), h: Math.atan2(blueYellow, greenRed) };
}

/**
 * Converts OKLCH to `#rrggbb`. Colours that a screen cannot show lose chroma, not hue or lightness.
 */
export function fromOklch({ l, c, h }: Oklch): string {
  let chroma = c;
  let channels = toChannels(l, chroma, h);
  while (chroma > 0.001 && channels.some((channel) => channel < -0.001 || channel > 1.001)) {
    chroma *= 0.9;
    channels = toChannels(l, chroma, h);
  }
  return `#${channels.map(toHexPair).join('')}`;
}

function toChannels(l: number, c: number, h: number): number[] {
  const greenRed = c * Math.cos(h);
  const blueYellow = c * Math.sin(h);
  const long = (l + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (l - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (l - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toHexPair(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const channel = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');
}
