import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import type { CodeLink } from './highlight-code.ts';
import { type FindSampleLinksOptions, findSampleLinks } from './remark-include-sample-links.ts';

type Fence = {
  type: 'code';
  meta?: string | null;
  value: string;
  data?: { links?: readonly CodeLink[] };
};
type File = { path?: string; fail: (message: string, node: unknown) => never };
export type IncludeSampleOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
  /** The npm scope under which readers install our packages, such as `@acme`. */
  readonly packageScope: string;
  /** Where names in samples lead to; without it they lead nowhere. */
  readonly links?: FindSampleLinksOptions;
};

/** Samples import our packages by their workspace scope, which is the same under every brand. */
const WORKSPACE_SCOPE = '@brand/';

/** Fills an empty fence that names a sample: `file="web-sdk/6.0/first-map/main.ts"`. */
export default function remarkIncludeSample(options: IncludeSampleOptions) {
  const { samplesFolder, packageScope, links: linkOptions } = options;
  return (root: unknown, file: File): void => {
    visit(root as never, 'code', (fence: Fence) => {
      const name = sampleNameIn(fence.meta ?? '');
      if (name === undefined) return;
      const path = join(samplesFolder, name);
      if (!existsSync(path)) file.fail(`The sample examples/${name} does not exist.`, fence);
      const fail = (message: string): never => file.fail(message, fence);
      refuseOtherVersion(name, file.path ?? '', fail);
      const code = readFileSync(path, 'utf8');
      fence.value = code.trimEnd().replaceAll(WORKSPACE_SCOPE, `${packageScope}/`);
      if (!linkOptions) return;
      const links = findSampleLinks({ name, code, fail }, linkOptions);
      fence.data = { links: moveLinks(links, code, packageScope) };
    });
  };
}

function sampleNameIn(meta: string): string | undefined {
  return /\bfile="([^"]+)"/.exec(meta)?.[1];
}

/** Readers of a version must not be shown code that only another version understands. */
function refuseOtherVersion(
  name: string,
  pagePath: string,
  fail: (message: string) => never,
): void {
  const pageVersion = /_versioned_docs[/\\]version-([^/\\]+)/.exec(pagePath)?.[1];
  const [sdk, version] = name.split('/');
  if (pageVersion === undefined || version === pageVersion) return;
  fail(
    `The sample examples/${name} is of version ${version}, this page of version ${pageVersion}. ` +
      `Show a sample of examples/${sdk}/${pageVersion}.`,
  );
}

/** Places shift by what the reader's scope is longer or shorter than ours. */
function moveLinks(
  links: readonly CodeLink[],
  code: string,
  packageScope: string,
): readonly CodeLink[] {
  const difference = `${packageScope}/`.length - WORKSPACE_SCOPE.length;
  return links.map((link) => {
    const shift = (code.slice(0, link.start).split(WORKSPACE_SCOPE).length - 1) * difference;
    return { ...link, start: link.start + shift, end: link.end + shift };
  });
}
