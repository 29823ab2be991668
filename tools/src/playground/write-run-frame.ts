import { join } from 'node:path';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { loadBrand } from '../../../load-brand.ts';
import type { FrameBundle } from '../samples/build-sample-bundles.ts';
import { SAMPLES_BUILD } from '../samples/screenshot-files.ts';
import { publishedName } from '../sdk/published-manifest.ts';
import { importablePackages, STYLES } from './importable-packages.ts';
import { runFramePage } from './run-frame-page.ts';

/** Writes the page that programs for one version of the SDK run in. */
export function writeRunFrame({
  frame,
  reactScripts,
  style,
  sdkCore,
}: {
  readonly frame: FrameBundle;
  /** File names of the React packages, if programs for the version can import them. */
  readonly reactScripts: ReadonlyMap<string, string>;
  readonly style: string;
  readonly sdkCore: readonly string[];
}): void {
  const brand = loadBrand();
  const { version } = frame;
  const sdk = `../../sdk/${version}`;
  const packages = importablePackages(version, brand);
  const imports = packages
    .filter(({ file }) => file !== STYLES)
    .map(({ name, file, isCore }) => [
      name,
      isCore ? `../assets/${frame.sdkFile}` : `${sdk}/${file}`,
    ]);
  const reactImports = [...reactScripts].map(([name, file]) => [
    publishedName(name, brand),
    `../assets/${file}`,
  ]);
  const hasStyles = packages.some(({ file }) => file === STYLES);
  const page = runFramePage({
    brand,
    styles: [`../assets/${style}`, ...(hasStyles ? [`${sdk}/${STYLES}`] : [])],
    script: frame.runFile,
    preloads: frame.preloads.filter((name) => name !== frame.runFile && name !== frame.startFile),
    imports: Object.fromEntries([...imports, ...reactImports]) as Record<string, string>,
    sdkCore: sdkCore.map((file) => `${sdk}/${file}`),
  });
  writeFileInFolder(join(SAMPLES_BUILD, 'playground', `frame-${version}.html`), page);
}
