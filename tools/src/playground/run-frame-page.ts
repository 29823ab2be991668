import type { Brand } from '../../../brand.ts';

export type RunFrameOptions = {
  readonly brand: Brand;
  /** URLs of style sheets, relative to the page. */
  readonly styles: readonly string[];
  /** File names in `samples/assets`: the page's script, and those to preload. */
  readonly script: string;
  readonly preloads: readonly string[];
  /** URLs of importable modules, relative to the page. */
  readonly imports: Readonly<Record<string, string>>;
  /** Files of the SDK that every map needs, relative to the page. */
  readonly sdkCore: readonly string[];
};

/** The page that programs of the playground run in. Its URLs work below any base path. */
export function runFramePage(options: RunFrameOptions): string {
  const { brand, styles, script, preloads, imports, sdkCore } = options;
  const early = [...preloads.map((file) => `../assets/${file}`), ...sdkCore];
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>A program of the playground of ${brand.name}</title>
    <link rel="icon" href="data:,">
${styles.map((address) => `    <link rel="stylesheet" href="${address}" crossorigin>\n`).join('')}\
    <script type="importmap">${JSON.stringify({ imports })}</script>
${early.map((address) => `    <link rel="modulepreload" href="${address}">\n`).join('')}\
    <script type="module" src="../assets/${script}"></script>
  </head>
  <body>
    <main>
      <h1>Program</h1>
      <div id="map"></div>
      <div id="root"></div>
      <div id="app"></div>
    </main>
  </body>
</html>
`;
}
