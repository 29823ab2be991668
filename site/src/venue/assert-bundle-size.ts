/** The parser rejects larger bundles too, but only after reading them. */
const MAX_BYTES = 200_000_000;

/** Throws for a bundle that is too large to be opened in a page. */
export function assertBundleSize({ name, size }: Pick<File, 'name' | 'size'>, taker: string): void {
  if (size <= MAX_BYTES) return;
  throw new Error(
    `${name} is too large: ${taker} opens up to ${MAX_BYTES / 1e6} MB, found ${Math.round(size / 1e6)} MB. ` +
      'Open the bundle with the SDK in your own project.',
  );
}
