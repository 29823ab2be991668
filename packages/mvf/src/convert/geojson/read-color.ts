/** Returns a colour as `#RRGGBB` from any notation that is used in GeoJSON, or `undefined`. */
export function readColor(value: unknown): string | undefined {
  if (Array.isArray(value)) return fromChannels(value.slice(0, 3).map(Number));
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const [, long] = /^#?([0-9a-f]{6})(?:[0-9a-f]{2})?$/i.exec(text) ?? [];
  if (long) return `#${long.toUpperCase()}`;
  const [, short] = /^#([0-9a-f]{3})$/i.exec(text) ?? [];
  if (short)
    return `#${[...short]
      .map((digit) => digit + digit)
      .join('')
      .toUpperCase()}`;
  const [, list] = /^rgba?\(([^)]*)\)$/i.exec(text) ?? [];
  return list === undefined
    ? undefined
    : fromChannels(
        list
          .split(/[\s,/]+/)
          .filter(Boolean)
          .slice(0, 3)
          .map(Number),
      );
}

function fromChannels(channels: readonly number[]): string | undefined {
  if (channels.length !== 3 || !channels.every((channel) => channel >= 0 && channel <= 255)) {
    return undefined;
  }
  const digits = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return `#${digits.join('').toUpperCase()}`;
}
