/** Colours are `#rrggbb`. */
type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(color: string): Channels {
  const part = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

function hexOf(channels: Channels): string {
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** Mixes a ratio of the second colour into the first, channel by channel. */
function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)];
  const mix = (index: 0 | 1 | 2): number => a[index] + (b[index] - a[index]) * share;
  return hexOf([mix(0), mix(1), mix(2)]);
}

/** Relative luminance by WCAG 2: 0 is black, 1 is white. */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2, from 1 to 21. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const STEPS = 50;

/** The closest colour to `color`, towards white or black, that passes; `undefined` if none does. */
export function nearestPassing(
  color: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of ['#ffffff', '#000000']) {
      const candidate = mixColors(color, end, step / STEPS);
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}
