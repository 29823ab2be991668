import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputChunk } from 'rolldown';

const LICENCE_FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'license'];

/** The licences of what others wrote and the chunks contain, as one text. */
export function thirdPartyNotices(chunks: readonly OutputChunk[]): string {
  const folders = new Set(
    chunks
      .flatMap((chunk) => Object.keys(chunk.modules))
      .map((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id)?.[0])
      .filter((folder) => folder !== undefined),
  );
  const notices = [...folders].map(readNotice).toSorted((a, b) => (a < b ? -1 : 1));
  return `This package contains software of others.\n\n${notices.join('\n')}`;
}

function readNotice(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license: string };
  const file = LICENCE_FILES.map((candidate) => join(folder, candidate)).find((path) =>
    existsSync(path),
  );
  const text = file === undefined ? '' : `\n${readFileSync(file, 'utf8').trim()}\n`;
  return `## ${name} ${version} (${license})\n${text}`;
}
