import { parseTypeScript } from '../compile/parse-script.ts';
import { findCall, nameOf } from '../controls/find-value.ts';
import { insertProperty } from '../controls/write-value.ts';
import type { SourceFiles } from '../compile/compiled-program.ts';

export type ProjectOptions = {
  readonly title: string;
  /** Name of the folder and the package. */
  readonly name: string;
  readonly files: SourceFiles;
  /** The SDK: its package, and what npm installs it by. */
  readonly sdk: { readonly name: string; readonly version: string };
  /** Where the SDK gets venues, unless that is its own default. */
  readonly venuesUrl?: string | undefined;
  /** Where it was made, for the text that comes with it. */
  readonly page: string;
};

/** Exact, and those that our samples are built with: the project of today works tomorrow. */
export const DEV_DEPENDENCIES = { typescript: '6.0.3', vite: '8.3.4' };
export const OVERRIDES = { rolldown: '1.2.15' };

/** The text files of a project that runs with `npm install && npm run dev`. */
export function createViteProject(options: ProjectOptions): Record<string, string> {
  const { files, venuesUrl } = options;
  const sources = Object.entries(files).map(([name, text]) => [
    `src/${name}`,
    venuesUrl !== undefined && /\.tsx?$/.test(name) ? withVenuesUrl(text, venuesUrl) : text,
  ]);
  return {
    'package.json': json(manifest(options)),
    'index.html': indexPage(options.title),
    'tsconfig.json': json(TSCONFIG),
    'README.md': readme(options),
    '.gitignore': 'node_modules\ndist\n',
    'src/page.css': PAGE_CSS,
    ...(Object.fromEntries(sources) as Record<string, string>),
  };
}

function manifest({ name, sdk }: ProjectOptions): object {
  return {
    name,
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: { [sdk.name]: sdk.version },
    devDependencies: DEV_DEPENDENCIES,
    overrides: OVERRIDES,
  };
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  include: ['src'],
};

function indexPage(title: string): string {
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
    <div id="map"></div>
    <script type="module" src="/src/main.ts"></script>
  </body>
</html>
`;
}

/** The map fills what the elements of the program leave. */
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

#map {
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

/** Programs name venues of the server that the SDK came from; in a project they have to say where. */
function withVenuesUrl(text: string, venuesUrl: string): string {
  const script = parseTypeScript(text, 'main.ts');
  for (const call of ['showVenue', 'loadVenue']) {
    const options = findCall(script, call)?.getChild('ArgList')?.getChild('ObjectExpression');
    const names = options?.getChildren('Property').map((property) => nameOf(script, property));
    if (!options || !names?.includes('venueId') || names.includes('baseUrl')) continue;
    const { from, to, insert } = insertProperty(script, options, `baseUrl: '${venuesUrl}'`);
    return text.slice(0, from) + insert + text.slice(to);
  }
  return text;
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
