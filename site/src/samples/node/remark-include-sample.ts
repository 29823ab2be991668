import { visit } from 'unist-util-visit';
import type { Fence, MdastNode } from '../../markdown/mdast.ts';
import { type IncludeSampleOptions, readSample, sampleIn } from './read-sample.ts';

type File = {
  path?: string;
  /** Names of the page's samples, for later plugins. */
  data?: { samples?: readonly string[] };
  fail: (message: string, node: unknown) => never;
};

/**
 * Fills an empty fence with the sample or region that it names: `file="web-sdk/6.0/markers/main.ts"
 * region="add"`.
 */
export default function remarkIncludeSample(options: IncludeSampleOptions) {
  return (root: MdastNode, file: File): void => {
    const samples: string[] = [];
    visit(root, 'code', (fence: Fence) => {
      const fail = (message: string): never => file.fail(message, fence);
      const choice = sampleIn(fence.meta ?? '');
      if (!choice) {
        if (/\bregion=/.test(fence.meta ?? '')) fail('A region needs a file="…" that it is in.');
        return;
      }
      if (fence.value.trim() !== '') {
        fail(`The fence of examples/${choice.name} has code of its own. Leave it empty.`);
      }
      assertSampleVersion(choice.name, file.path ?? '', fail);
      const { code, links } = readSample(choice, options, fail);
      fence.value = code;
      if (links) fence.data = { links };
      samples.push(choice.name);
    });
    if (file.data) file.data.samples = samples;
  };
}

/**
 * Readers of one version must not see code for another. Migration guides may show older versions.
 */
function assertSampleVersion(
  name: string,
  pagePath: string,
  fail: (message: string) => never,
): void {
  const pageVersion = /_versioned_docs[/\\]version-([^/\\]+)/.exec(pagePath)?.[1];
  const [sdk, version] = name.split('/');
  if (pageVersion === undefined || version === pageVersion) return;
  if (/[/\\]migration-guide\.mdx$/.test(pagePath) && Number(version) < Number(pageVersion)) return;
  fail(
    `The sample examples/${name} is of version ${version}, this page of version ${pageVersion}. ` +
      `Show a sample of examples/${sdk}/${pageVersion}.`,
  );
}
