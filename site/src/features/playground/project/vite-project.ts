import { entryOf, isWrittenWithReact, type SourceFiles } from '../compile/compiled-program.ts';
import { parseTypeScript } from '../compile/parse-script.ts';
import { nameOf } from '../controls/find-value.ts';
import { insertProperty } from '../controls/write-value.ts';
import { findSource } from '../venue/find-source.ts';

export type ProjectOptions = {
  readonly title: string;
  /** Name of the folder and of the package. */
  readonly name: string;
  readonly files: SourceFiles;
  /** Packages of the SDK with their npm version specifiers. */
  readonly sdks: Readonly<Record<string, string>>;
  /** Where the SDK loads venues, if not from its default. */
  readonly venuesUrl?: string | undefined;
  /** URL of the page that created it, for the README. */
  readonly page: string;
};

/** Exact versions, those that build our samples, so that projects keep working. */
export const DEV_DEPENDENCIES = { typescript: '6.0.3', vite: '8.3.4' };
export const REACT_DEPENDENCIES = { react: '19.3.1', 'react-dom': '19.3.1' };
export const REACT_DEV_DEPENDENCIES = { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' };
export const OVERRIDES = { rolldown: '1.2.15' };

/** The text files of a project that runs with `npm install && npm run dev`. */
export function createViteProject(options: ProjectOptions): Record<string, string> {
  const { files, venuesUrl } = options;
  const sources = Object.entries(files).map(([name, text]) => [
    `src/${name}`,
    venuesUrl !== undefined && /\.tsx?$/.test(name) ? withVenuesUrl(text, name, venuesUrl) : text,
  ]);
  return {
    'package.json': json(manifest(options)),
    'index.html': indexPage(options),
    'tsconfig.json': json(tsconfig(files)),
    'README.md': readme(options),
    '.gitignore': 'node_modules\ndist\n',
    'src/page.css': PAGE_CSS,
    ...(Object.fromEntries(sources) as Record<string, string>),
  };
}

function manifest({ name, files, sdks }: ProjectOptions): object {
  const hasReact = isWrittenWithReact(files);
  return {
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: { ...sdks, ...(hasReact && REACT_DEPENDENCIES) },
    devDependencies: { ...(hasReact && REACT_DEV_DEPENDENCIES), ...DEV_DEPENDENCIES },
    overrides: OVERRIDES,
  };
}

function tsconfig(files: SourceFiles): object {
  return {
    compilerOptions: {
      target: 'ES2024',
      module: 'ESNext',
      moduleResolution: 'bundler',
      lib: ['ES2024', 'DOM', 'DOM.Iterable'],
      ...(isWrittenWithReact(files) && { jsx: 'react-jsx' }),
      types: ['vite/client'],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    },
    include: ['src'],
  };
}

function indexPage({ title, files }: ProjectOptions): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${text}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/src/page.css">
  </head>
  <body>
    <div id="${rootOf(files)}"></div>
    <script type="module" src="/src/${entryOf(files)}"></script>
  </body>
</html>
`;
}

/** Programs that were shared before React's element had the name of Vite's template use `#app`. */
function rootOf(files: SourceFiles): string {
  if (!isWrittenWithReact(files)) return 'map';
  return (files[entryOf(files)] ?? '').includes('#app') ? 'app' : 'root';
}

/** The map fills the space that the program's own elements leave. */
const PAGE_CSS = `html,
body {
  height: 100%;
  margin: 0;
}

:root {
  color-scheme: light dark;
}

body {
  display: flex;
  flex-direction: column;
  font: 0.9375rem/1.5 system-ui, sans-serif;
}

#map,
#root,
#app {
  position: relative;
  flex: 1;
  min-height: 0;
}
`;

function readme({ title, page }: ProjectOptions): string {
  return `# ${title}

\`\`\`sh
npm install
npm run dev
\`\`\`

Made in the playground: ${page}
`;
}

/** Programs load venues from the server that served the SDK; a project needs the URL. */
function withVenuesUrl(text: string, file: string, venuesUrl: string): string {
  const script = parseTypeScript(text, file);
  const options = findSource(script)?.options;
  const names = options?.getChildren('Property').map((property) => nameOf(script, property));
  if (!options || !names?.includes('venueId') || names.includes('baseUrl')) return text;
  const { from, to, insert } = insertProperty(script, options, `baseUrl: '${venuesUrl}'`);
  return text.slice(0, from) + insert + text.slice(to);
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
