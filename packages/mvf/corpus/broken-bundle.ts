import { tinyVenue, type TinyVenue } from '@brand/test-kit';
import type { MvfLimits } from '../src/archive/limits.ts';
import { writeBundle, writeFiles } from '../src/bundle/write-bundle.ts';
import { buildZip, type TestEntry } from '../src/archive/test-zip.ts';
import type { FindingCode } from '../src/validate/index.ts';

/** A bundle that is broken in one way, and the finding that reports it. */
export type BrokenBundle = {
  /** Describes the defect. */
  readonly name: string;
  readonly code: FindingCode;
  readonly build: () => Uint8Array;
  /** Bounds under which it is read; without them the defaults. */
  readonly limits?: Partial<MvfLimits>;
};

/** A tiny valid venue after something was done to it. */
export function broken(
  code: FindingCode,
  name: string,
  change: (venue: TinyVenue) => void,
): BrokenBundle {
  const build = (): Uint8Array => {
    const venue = tinyVenue();
    change(venue);
    return writeBundle(venue);
  };
  return { name, code, build };
}

/** The files of the tiny venue after one was replaced, added or taken away. */
export function brokenFiles(
  code: FindingCode,
  name: string,
  change: (files: Map<string, Uint8Array>) => void,
): BrokenBundle {
  const build = (): Uint8Array => {
    const files = writeFiles(tinyVenue());
    change(files);
    return zipOf([...files].map(([path, content]) => ({ name: path, content })));
  };
  return { name, code, build };
}

/** A zip that may lie in any field. */
export function zipOf(...args: Parameters<typeof buildZip>): Uint8Array {
  return buildZip(...args);
}

/** The tiny venue as entries of a zip. */
export function tinyEntries(): TestEntry[] {
  return [...writeFiles(tinyVenue())].map(([name, content]) => ({ name, content }));
}

export function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
