import { MvfError } from '@brand/web-sdk';
import { detectForeignFormat } from './detect-foreign-format.ts';
import { OpenFailure, toOpenFailure } from './open-failure.ts';

/** As large as the reader of the format lets a bundle be. */
export const MAX_BUNDLE_BYTES = 2 ** 28;
export const MAX_BUNDLE_MEGABYTES: number = MAX_BUNDLE_BYTES / 2 ** 20;

/** Refuses a bundle that is larger than a browser tab should read. */
export function assertBundleSize(bytes: number, name: string): void {
  if (bytes <= MAX_BUNDLE_BYTES) return;
  throw new OpenFailure(
    'too-large',
    `${name}: expected at most ${MAX_BUNDLE_BYTES} bytes, found ${bytes}.`,
    { name, most: MAX_BUNDLE_MEGABYTES },
  );
}

/** Why a bundle of the visitor cannot be shown: what the file is, and if it can be converted. */
export async function explainOwnBundle(
  error: unknown,
  { bundle, name }: { readonly bundle: Blob; readonly name: string },
): Promise<OpenFailure> {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof MvfError)) return toOpenFailure(error, name);
  const fail = (kind: OpenFailure['kind'], format?: string): OpenFailure =>
    new OpenFailure(
      kind,
      `${name}: ${cause.message}`,
      { name, most: MAX_BUNDLE_MEGABYTES, ...(format !== undefined && { format }) },
      { cause: error },
    );
  if (cause.code === 'mvf/limit-exceeded') return fail('too-large');
  const format = await detectForeignFormat(bundle);
  if (format !== undefined) return fail('convertible', format);
  return fail(IS_NO_BUNDLE.has(cause.code) ? 'not-a-bundle' : 'damaged');
}

const IS_NO_BUNDLE: ReadonlySet<string> = new Set([
  'mvf/not-a-zip',
  'mvf/missing-file',
  'mvf/unknown-version',
]);
