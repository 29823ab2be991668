import type { Brand } from '../../../brand.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import { readLegacyLine, readSdkPackage } from '../sdk/sdk-package.ts';

/** An import of a program: its specifier, and the file of the SDK behind it. */
export type ImportablePackage = {
  /** Specifier, such as `@acme/web-sdk/blue-dot`. */
  readonly name: string;
  /** File in the folder of the SDK, such as `blue-dot.js`. */
  readonly file: string;
  readonly isCore: boolean;
};

/** Depends on a package that the playground lacks. */
const LEFT_OUT = new Set(['maplibre-overlay']);

/** Additional imports of React programs, by the workspace's names. */
export const REACT_PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom/client',
  '@brand/web-sdk-react',
] as const;

/** Versions before 6.0 have a style sheet. */
export const STYLES = 'styles.css';

/** Imports that programs for a version of the SDK can use. */
export function importablePackages(version: '6.0' | '5.0', brand: Brand): ImportablePackage[] {
  const { name: workspaceName, entries } =
    version === '6.0' ? readSdkPackage('web-sdk') : readLegacyLine('v5');
  const name = publishedName(workspaceName, brand);
  const modules = entries
    .filter((entry) => !LEFT_OUT.has(entry.name))
    .map(({ name: entry, subpath }) => ({
      name: name + subpath.slice(1),
      file: `${entry}.js`,
      isCore: entry === 'index',
    }));
  return version === '6.0'
    ? modules
    : [...modules, { name: `${name}/${STYLES}`, file: STYLES, isCore: false }];
}
