import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { precompress } from '../../site/postbuild/precompress.ts';
import { isSmoke } from '../smoke.ts';

const ROOT = join(import.meta.dirname, '../..');
const STOCK_FOLDER = join(ROOT, '.cache/bench/stock-site');

/** Empty stubs for the components of our pages, which a stock site does not have. */
function mdxComponents(content: string): string {
  const lines = componentsIn(content).map((name) => `  ${name}: nothing,`);
  return `import MDXComponents from '@theme-original/MDXComponents';

const nothing = () => null;

export default {
${lines.join('\n')}
  ...MDXComponents,
  OptionsTable: ({ html }) => <div dangerouslySetInnerHTML={{ __html: html }} />,
};
`;
}

/**
 * Every component that a page uses: our build steps replace some of them, those of a stock site
 * none.
 */
function componentsIn(folder: string): string[] {
  const names = globSync('**/*.mdx', { cwd: folder }).flatMap((file) => {
    const page = readFileSync(join(folder, file), 'utf8');
    return [...page.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  });
  return [...new Set(names)].toSorted();
}

/**
 * Builds a stock site of the same framework version and the same docs pages. Resolves to its
 * folder.
 */
export async function buildStockSite(): Promise<string> {
  rmSync(STOCK_FOLDER, { recursive: true, force: true });
  mkdirSync(join(STOCK_FOLDER, 'src/pages'), { recursive: true });
  copyContent(join(ROOT, 'site'), STOCK_FOLDER);
  writeFileSync(join(STOCK_FOLDER, 'package.json'), stockPackage());
  writeFileSync(join(STOCK_FOLDER, 'src/pages/index.mdx'), '# Stock\n');
  mkdirSync(join(STOCK_FOLDER, 'src/theme'));
  writeFileSync(join(STOCK_FOLDER, 'src/theme/MDXComponents.tsx'), mdxComponents(STOCK_FOLDER));
  const { status } = spawnSync(
    join(ROOT, 'node_modules/.bin/docusaurus'),
    ['build', '--config', join(import.meta.dirname, 'docusaurus.config.cjs')],
    {
      cwd: STOCK_FOLDER,
      stdio: 'inherit',
      env: {
        ...process.env,
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        NO_UPDATE_NOTIFIER: '1',
        SMALL_STOCK_SITE: isSmoke ? '1' : '0',
      },
    },
  );
  if (status !== 0) throw new Error('The stock site did not build.');
  const build = join(STOCK_FOLDER, 'build');
  await precompress(build, { isQuick: isSmoke });
  return build;
}

function copyContent(from: string, to: string): void {
  const isContent = /^content$|_versioned_docs$|_versioned_sidebars$|_versions\.json$/;
  for (const name of readdirSync(from).filter((entry) => isContent.test(entry))) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

/** The browser targets that the framework's own template ships with. */
function stockPackage(): string {
  return JSON.stringify({
    name: 'stock-site',
    private: true,
    browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
  });
}
