import { titleOfSample } from '@brand/reference';
import type { Brand } from '../../../brand.ts';
import type { RunnableSample, SampleVariant } from './runnable-samples.ts';

export type FramePageOptions = {
  readonly sample: RunnableSample;
  readonly variant: SampleVariant;
  readonly brand: Brand;
  /** File names in `samples/assets`. */
  readonly style: string;
  /** The page's own script first, then those to preload. */
  readonly scripts: readonly string[];
  /** Files of the SDK to preload. */
  readonly sdkCore: readonly string[];
};

/** The page that a sample runs in, in a frame or alone. Its URLs work below any base path. */
export function framePage(options: FramePageOptions): string {
  const { sample, variant, brand, style, scripts, sdkCore } = options;
  const [script = '', ...others] = scripts.map((file) => `../../../assets/${file}`);
  const preloads = [
    ...others,
    ...sdkCore.map((file) => `../../../../sdk/${sample.group.frame}/${file}`),
  ];
  const title = titleOfSample(sample.name);
  const language = variant.name === 'react' ? ' in React' : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}${language}: a sample for ${sample.group.label} of ${brand.name}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="../../../assets/${style}" crossorigin>
${preloads.map((address) => `    <link rel="modulepreload" href="${address}">\n`).join('')}\
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <div id="map"></div>
      <div id="root"></div>
    </main>
  </body>
</html>
`;
}
