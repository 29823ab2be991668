import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_GROUPS, titleOfSample } from '@brand/reference';
import type { Variant } from '../live-parts-props.ts';

/** A sample that the build turns into pages below `/samples`. */
export type RunnableSample = {
  /** Its folder below `examples/`. */
  readonly sample: string;
  readonly title: string;
  readonly variants: readonly Variant[];
  /** Text alternative for its screenshot, if the fence has one. */
  readonly alt: string | undefined;
};

/** Only samples of these folders are built and can run. */
export const RUNNABLE_FOLDERS: readonly string[] = GUIDE_GROUPS.map(
  ({ sdk, version }) => `${sdk}/${version}`,
);
const RUNNABLE = /^((.+)\/([\w-]+))\/(?:main\.tsx?|react\.tsx)$/;

/** The parts of the path of a file from which pages are built. */
export function parseRunnablePath(path: string): {
  readonly sample: string;
  readonly group: string;
  readonly name: string;
} {
  const [, sample = '', group = '', name = ''] = RUNNABLE.exec(path) ?? [];
  return { sample, group, name };
}

/** The sample that a fence shows, also if it is not marked `live`; `undefined` if it cannot run. */
export function findRunnableSample(
  meta: string,
  samplesFolder: string,
): RunnableSample | undefined {
  const path = metaValue(meta, 'file') ?? '';
  const { sample, group, name } = parseRunnablePath(path);
  const folder = join(samplesFolder, sample);
  if (!RUNNABLE_FOLDERS.includes(group) || isPictureOnly(folder)) return undefined;
  const variants = listVariants(path, folder).map((variant) => variant.name);
  return { sample, title: titleOfSample(name), variants, alt: metaValue(meta, 'alt') };
}

/** Whether a sample cannot run here, because our content security policy blocks it. */
export function isPictureOnly(folder: string): boolean {
  return existsSync(join(folder, 'sample.json'));
}

export type VariantFile = { readonly name: Variant; readonly file: string };

export function listVariants(path: string, folder: string): VariantFile[] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (file === 'react.tsx') return [{ name: 'react', file }];
  const hasReact = existsSync(join(folder, 'react.tsx'));
  return [
    { name: 'main', file },
    ...(hasReact ? [{ name: 'react', file: 'react.tsx' } as const] : []),
  ];
}

/** A value of a fence, such as that of `file="…"`. */
export function metaValue(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}
