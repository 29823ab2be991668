import { MAX_HASH_LENGTH, writeShareHash } from '@brand/wire/playground';
import type { CodeVerdict } from '../code-check.ts';

/** Single-file samples whose code is replaced by the program. */
const SAMPLES: Readonly<Record<string, string>> = {
  'main.ts': 'web-sdk/6.0/first-map',
  'main.tsx': 'web-sdk/6.0/react-first-map/react',
};

/** URL of a program in the playground; `undefined` if it is too long for a link. */
export async function playgroundLink({ program }: CodeVerdict): Promise<string | undefined> {
  const sample = program && SAMPLES[program.file];
  if (!program || sample === undefined) return undefined;
  const hash = await writeShareHash({ files: { [program.file]: program.text } });
  return hash.length > MAX_HASH_LENGTH ? undefined : `/playground/?sample=${sample}${hash}`;
}
