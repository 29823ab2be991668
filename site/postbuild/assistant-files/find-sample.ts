import type { CodeBlock, KnownSample } from '@brand/wire/assistant';

type Place = Pick<CodeBlock, 'sample' | 'compilesWith' | 'playground'>;
export type FindSample = (code: string) => Place | undefined;

const COMPILED = /\.m?tsx?$/;

/** Finds the sample that code on a page was taken from, by its text. */
export function sampleFinder(samples: readonly KnownSample[]): FindSample {
  const files = samples.flatMap((sample) =>
    Object.entries(sample.files).map(([name, text]) => ({ sample, name, text: normalise(text) })),
  );
  return (code) => {
    const parts = normalise(code);
    if (parts === '') return undefined;
    // Parts of a region that are separate in the file are joined on the page.
    const found =
      files.find(({ text }) => text.includes(parts)) ??
      files.find(({ text }) => partsOf(code).every((part) => text.includes(part)));
    if (!found) return undefined;
    const { sample, name } = found;
    return {
      sample: sample.name,
      ...(sample.compilesWith && COMPILED.test(name) && { compilesWith: sample.compilesWith }),
      ...playgroundOf(sample, name),
    };
  };
}

/** The React variant is a separate program. */
function playgroundOf({ name, playground }: KnownSample, file: string): Place {
  if (playground === undefined) return {};
  const path = `/playground/?sample=${name}`;
  if (file.startsWith('react/')) return { playground: `${path}/react` };
  return playground === path ? { playground } : {};
}

function partsOf(code: string): string[] {
  return code.split('\n\n').map(normalise);
}

/** Removes indentation and empty lines, which differ between a file and its excerpt on a page. */
function normalise(code: string): string {
  return code
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
