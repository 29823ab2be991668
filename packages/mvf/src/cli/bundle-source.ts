import type { BundleSource } from '../bundle/read-bundle.ts';
import type { CliInput } from './read-input.ts';

/** Returns the input as a source for the bundle reader. */
export function bundleSource(input: CliInput): BundleSource {
  if (input.kind === 'address') return input.name;
  return input.kind === 'folder' ? input.files : input.bytes;
}
