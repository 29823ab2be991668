import { MAX_HASH_LENGTH, writeShareHash } from '@brand/wire/playground';
import type { PlaygroundState } from '../session/playground-state';

export type ShareAddress = { readonly address: string } | { readonly reason: string };

/** The URL that opens a program as it is now, or the reason why there is none. */
export async function shareAddress(state: PlaygroundState, page: string): Promise<ShareAddress> {
  const { source, files, isEdited, bundle } = state;
  const address = new URL(page);
  address.hash = '';
  if (!source || !isEdited) return { address: address.href };
  if (bundle) {
    return {
      reason:
        'Your own bundle stays in this page, so a link cannot contain it. Choose a demo venue to share the code, or download the project.',
    };
  }
  const changed = Object.entries(files).filter(([name, text]) => source.files[name] !== text);
  const hash = await writeShareHash({
    files: Object.fromEntries(changed) as Record<string, string>,
  });
  if (hash.length > MAX_HASH_LENGTH) {
    return {
      reason: `The code is too long for a link: ${hash.length} characters, but mail and chat apps keep only ${MAX_HASH_LENGTH}. Download the project instead.`,
    };
  }
  return { address: address.href + hash };
}
