import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';

type Fence = { type: 'code'; meta?: string | null; value: string };
type File = { fail: (message: string, node: unknown) => never };
export type IncludeSampleOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
  /** The npm scope under which readers install our packages, such as `@acme`. */
  readonly packageScope: string;
};

/** Samples import our packages by their workspace scope, which is the same under every brand. */
const WORKSPACE_SCOPE = '@brand/';

/** Fills an empty fence that names a sample: `file="web-sdk/6.0/first-map/main.ts"`. */
export default function remarkIncludeSample({ samplesFolder, packageScope }: IncludeSampleOptions) {
  return (root: unknown, file: File): void => {
    visit(root as never, 'code', (fence: Fence) => {
      const name = /\bfile="([^"]+)"/.exec(fence.meta ?? '')?.[1];
      if (name === undefined) return;
      const path = join(samplesFolder, name);
      if (!existsSync(path)) file.fail(`The sample examples/${name} does not exist.`, fence);
      const code = readFileSync(path, 'utf8').trimEnd();
      fence.value = code.replaceAll(WORKSPACE_SCOPE, `${packageScope}/`);
    });
  };
}
