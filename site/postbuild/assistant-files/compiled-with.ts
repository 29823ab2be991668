import { sdkOfSamples } from '@brand/reference';
import { VERSIONED_INSTANCES } from '../../config/instances.ts';

/** Labels of packages that are not versioned SDKs. Protocols have no package and are not listed. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  'data-sync': 'Data sync',
  mvf: 'MVF',
  'viewer-embed': 'Viewer embed',
};

const COMPILED = /(?<!\.d)\.m?tsx?$/;

/** The SDK and version whose types a sample is compiled with, such as `Web SDK 6.0`. */
export function compiledWith({
  sdk: group,
  version,
  files,
}: {
  readonly sdk: string;
  readonly version: string;
  readonly files: readonly string[];
}): string | undefined {
  if (!files.some((file) => COMPILED.test(file))) return undefined;
  const sdk = sdkOfSamples(group);
  const label = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.label ?? OTHER_LABELS[sdk];
  return label && `${label} ${version}`;
}
