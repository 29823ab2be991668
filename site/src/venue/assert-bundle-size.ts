/** The parser rejects larger bundles too, but only after reading them. */
const MAX_BYTES = 200_000_000;

/** Throws for a bundle that is too large to be opened in a page. */
export function assertBundleSize({ name, size }: File, taker: string): void {
  if (size <= MAX_BYTES) return;
  throw new Error(
    `${name} has ${Math.round(size / 1e6)} MB; ${taker} takes up to ${MAX_BYTES / 1e6}. ` +
      'Open it with the SDK in a project of your own.',
  );
}
