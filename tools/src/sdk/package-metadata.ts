import type { Brand } from '../../../brand.ts';

/** The oldest Node with all features that the packages use, such as `Map.groupBy`. */
export const MIN_NODE_VERSION = 22;

export type PackageMetadata = {
  readonly license: string;
  readonly author: string;
  readonly homepage: string;
  readonly repository: { readonly type: 'git'; readonly url: string };
  readonly bugs: { readonly url: string };
  readonly engines: { readonly node: string };
  readonly publishConfig: { readonly access: 'public'; readonly provenance: true };
};

/**
 * Fields that all published packages have. A registry attests where a package was built only if
 * `repository` names the repository that publishes it.
 */
export function packageMetadata(
  { name, links, siteUrl }: Brand,
  {
    repository,
    guide,
  }: {
    /** Name of the repository, which is the package's name without its scope. */
    readonly repository: string;
    /** Path of the page about the package. */
    readonly guide: string;
  },
): PackageMetadata {
  return {
    license: 'Apache-2.0',
    author: `${name} (${links.company})`,
    homepage: siteUrl + guide,
    repository: { type: 'git', url: `git+${links.sourceCode}/${repository}.git` },
    bugs: { url: links.community },
    engines: { node: `>=${MIN_NODE_VERSION}` },
    publishConfig: { access: 'public', provenance: true },
  };
}
