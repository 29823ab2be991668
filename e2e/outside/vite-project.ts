import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PastedBlock } from './paste.ts';
import { writeFiles } from './paste.ts';
import { preview } from './preview.ts';
import { CommandError, type Sandbox } from './sandbox.ts';
import { pinVersions } from './templates.ts';
import { errorsByFolder, typeCheck } from './type-check.ts';

export type ViteTemplate = 'vanilla-ts' | 'react-ts';

/** What a page of a project has around the pasted code, if the block's page gives nothing else. */
export type Surroundings = ReadonlyMap<string, string>;

const BLOCKS = 'src/blocks';
const CONFIG = 'blocks.config.js';
const TYPE_CHECK = {
  'vanilla-ts': 'npx tsc --pretty false',
  'react-ts': 'npx tsc --pretty false -p tsconfig.app.json',
};

/**
 * One project with the blocks of many pages, each in a folder with a page of its own: it is
 * installed, type-checked and built once.
 */
export class ViteProject {
  readonly folder: string;
  readonly #sandbox: Sandbox;
  readonly #template: ViteTemplate;

  private constructor(sandbox: Sandbox, template: ViteTemplate) {
    this.#sandbox = sandbox;
    this.#template = template;
    this.folder = join(sandbox.folder, template);
  }

  static async create(
    sandbox: Sandbox,
    template: ViteTemplate,
    {
      registry,
      packages,
    }: { readonly registry: readonly string[]; readonly packages: readonly string[] },
  ): Promise<ViteProject> {
    const project = new ViteProject(sandbox, template);
    await sandbox.run(pinVersions(`npm create vite@latest ${template} -- --template ${template}`));
    for (const command of registry) await sandbox.run(command, { cwd: project.folder });
    await sandbox.run(`npm install ${packages.join(' ')}`, { cwd: project.folder });
    return project;
  }

  paste(blocks: readonly PastedBlock[], surroundings: Surroundings): void {
    for (const pasted of blocks) {
      const files = new Map(
        [...this.#templateFiles(pasted), ...surroundings, ...pasted.files].map(([name, text]) => [
          name.replace(/^src\//, ''),
          text,
        ]),
      );
      files.set('index.html', withRelativePaths(files.get('index.html')!, pasted, files));
      writeFiles(files, join(this.folder, BLOCKS, pasted.name));
    }
  }

  /** Errors of the compiler by folder of a block. */
  async typeCheck(): Promise<ReadonlyMap<string, readonly string[]>> {
    return errorsByFolder(
      await typeCheck(this.#sandbox, this.folder, TYPE_CHECK[this.#template]),
      BLOCKS,
    );
  }

  /** Builds pages of blocks. Returns errors by folder of a block; the others are built. */
  async build(blocks: readonly PastedBlock[]): Promise<ReadonlyMap<string, readonly string[]>> {
    this.#writeConfig(blocks);
    try {
      await this.#sandbox.run(`npx vite build --config ${CONFIG}`, { cwd: this.folder });
      return new Map();
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const failed = errorsByBlock(error.output);
      // One block that cannot be built must not hide what is wrong with the others.
      const others = blocks.filter(({ name }) => !failed.has(name));
      if (others.length === blocks.length) throw error;
      return new Map([...failed, ...(others.length > 0 ? await this.build(others) : [])]);
    }
  }

  #writeConfig(blocks: readonly PastedBlock[]): void {
    const input = Object.fromEntries(
      blocks.map(({ name }) => [name, `${BLOCKS}/${name}/index.html`]),
    );
    const hasConfig = existsSync(join(this.folder, 'vite.config.ts'));
    const lines = [
      "import { mergeConfig } from 'vite';",
      hasConfig ? "import own from './vite.config.ts';" : 'const own = {};',
      `const input = ${JSON.stringify(input)};`,
      "export default mergeConfig(own, { appType: 'mpa', build: { rolldownOptions: { input } } });",
    ];
    writeFileSync(join(this.folder, CONFIG), `${lines.join('\n')}\n`);
  }

  /** Serves what was built. Resolves with the URL of a block's page. */
  async preview(): Promise<(pasted: PastedBlock) => string> {
    const url = await preview(this.#sandbox, `npx vite preview --config ${CONFIG}`, this.folder);
    return ({ name }) => `${url}${BLOCKS}/${name}/`;
  }

  /** Files of the template that code needs which a reader pastes into one of them. */
  #templateFiles({ files }: PastedBlock): Surroundings {
    const read = (path: string): string => readFileSync(join(this.folder, path), 'utf8');
    const page = new Map([['index.html', read('index.html')]]);
    const names = new Set([...files.keys()].map((name) => name.replace(/^src\//, '')));
    if (!names.has('App.tsx') || names.has('main.tsx')) return page;
    return page.set('main.tsx', read('src/main.tsx')).set('index.css', read('src/index.css'));
  }
}

/** Pages name files from the root of a project; here a block has a folder of it. */
function withRelativePaths(html: string, { main }: PastedBlock, files: Surroundings): string {
  const entry =
    ['main.tsx', 'main.ts'].find((name) => files.has(name)) ?? main.replace(/^src\//, '');
  return html
    .replaceAll(/(<script type="?module"? src="?)\/(?:src\/)?main\.tsx?/g, `$1./${entry}`)
    .replaceAll(/(<script type="?module"? src="?)\/src\//g, '$1./')
    .replaceAll(/(href="?)\/(?:src\/)?([\w-]+\.css)/g, '$1./$2')
    .replaceAll(/<link rel="icon"[^>]*>/g, '');
}

/** Errors of the bundler, each of which names the file after its first line. */
function errorsByBlock(output: string): ReadonlyMap<string, readonly string[]> {
  const errors = new Map<string, readonly string[]>();
  for (const line of output.split('\n')) {
    const name = new RegExp(`${BLOCKS}/([^/]+)/`).exec(line)?.[1];
    if (name !== undefined && !errors.has(name)) errors.set(name, [line.trim()]);
  }
  return errors;
}
