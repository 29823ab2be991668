import { BUNDLE_CODES } from './codes/bundle-codes.ts';
import type { CodeInfo } from './codes/code-info.ts';
import { GEOMETRY_CODES } from './codes/geometry-codes.ts';
import { REFERENCE_CODES } from './codes/reference-codes.ts';
import { ROUTING_CODES } from './codes/routing-codes.ts';
import { VALUE_CODES } from './codes/value-codes.ts';
import type { MvfVersion } from '../bundle/document.ts';

/** Every code that a finding can have. */
export type FindingCode =
  | keyof typeof BUNDLE_CODES
  | keyof typeof VALUE_CODES
  | keyof typeof REFERENCE_CODES
  | keyof typeof GEOMETRY_CODES
  | keyof typeof ROUTING_CODES;

/**
 * All codes with their explanations, the single source of findings and of the pages about them.
 *
 * @example
 * for (const [code, { severity }] of Object.entries(FINDING_CODES)) console.log(code, severity);
 */
export const FINDING_CODES: Readonly<Record<FindingCode, CodeInfo>> = {
  ...BUNDLE_CODES,
  ...VALUE_CODES,
  ...REFERENCE_CODES,
  ...GEOMETRY_CODES,
  ...ROUTING_CODES,
};

/**
 * Returns the documentation site's path of the section about a code, for a bundle of the given
 * version.
 *
 * @example
 * const { findings } = await validate(zipBytes);
 * const pages = findings.map(({ code }) => docsPath(code, 3));
 */
export function docsPath(code: FindingCode, version: MvfVersion): string {
  const page =
    version === 3
      ? `/docs/mvf/v3/specification/${FINDING_CODES[code].page}`
      : `/docs/mvf/v${version}/data-model`;
  return `${page}#${code}`;
}
