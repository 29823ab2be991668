import { readFileSync } from 'node:fs';
import { checkReference, type Reference } from '@brand/reference';
import { MADE_FOLDER, referenceFile } from './reference-files.ts';

/** Where references come from. */
export type ReferenceSource = {
  /** Name in messages. */
  readonly name: string;
  /** Whether references must be made here first. */
  readonly isLocal: boolean;
  /** Reads one reference; errors include a fix. */
  readonly read: (sdk: string, version: string) => Promise<Reference>;
};

/** The output of `makeReferencesIfStale`. */
export function localSource(folder: string = MADE_FOLDER): ReferenceSource {
  return {
    name: 'the sources',
    isLocal: true,
    read: async (sdk, version) => {
      const file = referenceFile(folder, sdk, version);
      return parseReference(readFileSync(file, 'utf8'), { sdk, version, place: file });
    },
  };
}

/** Parses a reference. Throws unless it is a valid one of this SDK and version. */
export function parseReference(
  text: string,
  { sdk, version, place }: { sdk: string; version: string; place: string },
): Reference {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${place}: expected JSON. ${(error as Error).message} Publish it again.`, {
      cause: error,
    });
  }
  const problems = checkReference(value);
  if (problems.length > 0) {
    throw new Error(
      `${place}: is not a sound reference. Publish it again with the tools of this version.\n  ${problems.join('\n  ')}`,
    );
  }
  const reference = value as Reference;
  if (reference.sdk !== sdk || reference.version !== version) {
    throw new Error(
      `${place}: expected ${sdk} ${version}, found ${reference.sdk} ${reference.version}. Publish the right version there.`,
    );
  }
  return reference;
}
