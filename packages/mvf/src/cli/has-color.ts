type Stream = { readonly isTTY?: boolean; readonly hasColors?: () => boolean };

/** Whether to colour output to a stream. Only terminals get colours, unless `NO_COLOR` is set. */
export function hasColor(
  stream: Stream,
  { NO_COLOR }: Readonly<Record<string, string | undefined>>,
): boolean {
  const isRefused = NO_COLOR !== undefined && NO_COLOR !== '';
  return stream.isTTY === true && !isRefused && stream.hasColors?.() === true;
}
