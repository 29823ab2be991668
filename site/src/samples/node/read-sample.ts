import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedNames } from '@brand/native-api/published-names';
import { extractRegion, type SampleCut } from './extract-region.ts';
import type { CodeLink } from '../../markdown/highlight-code.ts';
import { type FindSampleLinksOptions, findSampleLinks } from './remark-include-sample-links.ts';
import { importsInOneFolder } from './sample-imports.ts';

export type IncludeSampleOptions = {
  /** The folder of sample files. */
  readonly samplesFolder: string;
  /** The npm scope under which readers install our packages, such as `@acme`. */
  readonly packageScope: string;
  /** URL of the portal, for samples that contain it. */
  readonly siteUrl?: string;
  /** URL of our repositories, for packages that are named by it. */
  readonly sourceCode?: string;
  /** Resolves names in samples to links; without it there are none. */
  readonly links?: FindSampleLinksOptions;
};

/** The sample that a fence names. */
export type SampleChoice = {
  /** Its path below `examples/`. */
  readonly name: string;
  /** The region to show; all of the file if missing. */
  readonly region?: string | undefined;
};

export type SampleText = { readonly code: string; readonly links?: readonly CodeLink[] };

/** Samples import our packages by their workspace scope, which is the same under every brand. */
const WORKSPACE_SCOPE = '@brand/';
/** Placeholder in samples for the URL of the portal, the same under every brand. */
const WORKSPACE_SITE = 'https://portal.brand.example';
/** Placeholder in samples for the URL of our repositories. */
const WORKSPACE_CODE = 'https://code.brand.example';

/** The sample that the meta of a fence names: `file="web-sdk/6.0/markers/main.ts" region="add"`. */
export function sampleIn(meta: string): SampleChoice | undefined {
  const name = /(?:^|\s)file="([^"]+)"/.exec(meta)?.[1];
  return name === undefined
    ? undefined
    : { name, region: /(?:^|\s)region="([^"]*)"/.exec(meta)?.[1] };
}

/** A sample as readers see it: the chosen region, under the scope of the brand, with links. */
export function readSample(
  { name, region }: SampleChoice,
  {
    samplesFolder,
    packageScope,
    siteUrl = WORKSPACE_SITE,
    sourceCode = WORKSPACE_CODE,
    links: linkOptions,
  }: IncludeSampleOptions,
  fail: (message: string) => never,
): SampleText {
  const path = join(samplesFolder, name);
  if (!existsSync(path)) fail(`The sample examples/${name} does not exist.`);
  const file = readFileSync(path, 'utf8');
  const cut = cutOrFail(file, { name, region }, fail);
  const replacements: Replacements = [
    [WORKSPACE_SCOPE, `${packageScope}/`],
    [WORKSPACE_SITE, siteUrl],
    [WORKSPACE_CODE, sourceCode],
    ...publishedNames(packageScope.slice(1)),
    ...importsInOneFolder(file),
  ];
  const code = replacements.reduce(
    (text, [ours, theirs]) => text.replaceAll(ours, theirs),
    cut.code,
  );
  if (!linkOptions) return { code };
  const links = findSampleLinks({ name, code: file, fail }, linkOptions);
  return { code, links: moveLinks(links, cut, replacements) };
}

function cutOrFail(
  file: string,
  { name, region }: SampleChoice,
  fail: (message: string) => never,
): SampleCut {
  try {
    return extractRegion(file, region);
  } catch (error) {
    return fail(`The sample examples/${name} ${(error as Error).message}`);
  }
}

/** Texts in samples with their replacements. */
type Replacements = readonly (readonly [ours: string, theirs: string])[];

/** Shifts offsets by hidden text and by the difference in length of replaced names. */
function moveLinks(
  links: readonly CodeLink[],
  { code, placeOf }: SampleCut,
  replacements: Replacements,
): readonly CodeLink[] {
  return links.flatMap((link) => {
    const place = placeOf(link.start);
    if (place === undefined) return [];
    const before = code.slice(0, place);
    const shifts = replacements.map(
      ([ours, theirs]) => (before.split(ours).length - 1) * (theirs.length - ours.length),
    );
    const start = shifts.reduce((sum, shift) => sum + shift, place);
    return [{ ...link, start, end: start + link.end - link.start }];
  });
}
