import type { Block } from './block.ts';
import { packagesToInstall, registryCommands, uninstalledImports } from './npm-install.ts';
import { drawsMap, PageChecker } from './open-page.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { expect, test } from './outside-test.ts';
import { collectFiles, filesOfPage, type PastedBlock } from './paste.ts';
import { blocksIn, type Place } from './placement.ts';
import { reasonNotToRun } from './reason-not-to-run.ts';
import { sdkVersionOf } from './sdk-version.ts';
import { type Surroundings, ViteProject, type ViteTemplate } from './vite-project.ts';

type Row = {
  readonly title: string;
  /** Pages to try; all by default. */
  readonly pages?: (page: string) => boolean;
  readonly version: string;
  readonly place: Place;
  readonly template: ViteTemplate;
  /** The page that says how to begin. */
  readonly start: string;
};

/** Packages that the templates install. */
const OF_TEMPLATE = /^(?:react|react-dom|vite)$/;

/** Everything in TypeScript that is not about an older version is about this one. */
const NEWEST = '6.0';

const ROWS: readonly Row[] = [
  {
    title: 'Web SDK 6.0',
    pages: (page) => page.startsWith('/web-sdk/'),
    version: NEWEST,
    place: 'vite',
    template: 'vanilla-ts',
    start: '/web-sdk/getting-started',
  },
  {
    title: 'all other pages',
    pages: (page) => !page.startsWith('/web-sdk/'),
    version: NEWEST,
    place: 'vite',
    template: 'vanilla-ts',
    start: '/web-sdk/getting-started',
  },
  {
    title: 'React',
    version: NEWEST,
    place: 'react',
    template: 'react-ts',
    start: '/web-sdk/react',
  },
  {
    title: 'Web SDK 5.0',
    version: '5.0',
    place: 'vite',
    template: 'vanilla-ts',
    start: '/web-sdk/5.0/getting-started',
  },
  {
    title: 'Web SDK 4.0',
    version: '4.0',
    place: 'vite',
    template: 'vanilla-ts',
    start: '/web-sdk/4.0/getting-started',
  },
];

for (const { title, version, place, template, start, pages: hasPage = () => true } of ROWS) {
  test(`blocks of ${title} compile in a Vite project, and draw maps`, async ({
    blocks,
    sandbox,
    browser,
    report,
  }) => {
    const own = blocksIn(blocks, place).filter(
      (block) => hasPage(block.page) && (sdkVersionOf(block) ?? NEWEST) === version,
    );
    expect(own.length).toBeGreaterThan(0);
    const ofPage = Map.groupBy(blocks, ({ page }) => page);
    const pasted = own.map((block) => collectFiles(block, ofPage.get(block.page)!));
    const pages = new Set([...own.map(({ page }) => page), start]);

    const ofPages = blocks.filter(({ page }) => pages.has(page));
    const project = await ViteProject.create(sandbox, template, {
      registry: registryCommands(ofPages),
      packages: packagesToInstall(ofPages),
    });
    const startPage = ofPage.get(start) ?? [];
    // Many blocks are parts of the same sample, which is tried once.
    const samples = new Map(pasted.map((each) => [JSON.stringify([...each.files]), each]));
    const sampleOf = ({ files }: PastedBlock): string =>
      samples.get(JSON.stringify([...files]))!.name;
    project.paste([...samples.values()], surroundingsOf(startPage));
    const errors = await project.typeCheck();
    const problems = await runAll(
      project,
      [...samples.values()].filter(
        ({ files, name }) => !errors.has(name) && reasonNotToRun(files.values()) === undefined,
      ),
    );

    await report(
      pasted.map((each): Outcome => {
        const { block, files } = each;
        const name = sampleOf(each);
        const reason = reasonNotToRun(files.values());
        const isCompiled = !errors.has(name);
        const commands = [...ofPage.get(block.page)!, ...startPage];
        const found = [
          ...uninstalledImports(files.values(), commands, OF_TEMPLATE).map(
            (missing) => `No command of the page installs "${missing}".`,
          ),
          ...(errors.get(name) ?? []),
          ...(problems.get(name) ?? []),
        ];
        return outcomeOf(block, {
          pasted: true,
          compiled: isCompiled,
          errors: found,
          ...(reason === undefined ? { run: isCompiled && found.length === 0 } : { reason }),
        });
      }),
    );

    async function runAll(
      vite: ViteProject,
      runnable: readonly PastedBlock[],
    ): Promise<ReadonlyMap<string, readonly string[]>> {
      const found = new Map(await vite.build(runnable));
      const built = runnable.filter(({ name }) => !found.has(name));
      if (built.length === 0) return found;
      const urlOf = await vite.preview();
      const checker = await PageChecker.create(browser);
      for (const each of built) {
        const code = [...each.files.values()].join('\n');
        found.set(each.name, await checker.findErrors(urlOf(each), drawsMap(code)));
      }
      return found;
    }
  });
}

/** The page and style sheet of a project that followed a getting-started page. */
function surroundingsOf(blocks: readonly Block[]): Surroundings {
  return new Map([...filesOfPage(blocks)].filter(([name]) => /\.(?:html|css)$/.test(name)));
}
