import type { BundleSource } from '../bundle/read-bundle.ts';
import type { CliInput } from './read-input.ts';

/** What was read, as the reader of bundles takes it. */
export function bundleSource(input: CliInput): BundleSource {
  if (input.kind === 'address') return input.name;
  return input.kind === 'folder' ? input.files : input.bytes;
}
