import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findReviewedLicense } from './reviewed-licenses.ts';

export type Notice = {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** Of the licence and notice files of the package; empty if it has none. */
  readonly text: string;
};

const LEGAL_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

/** The notice of an installed npm package. Throws if it states no licence. */
export function readNotice(folder: string): Notice {
  const {
    name,
    version,
    license: stated,
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const license = stated ?? findReviewedLicense(name, version);
  if (typeof license !== 'string') {
    throw new Error(
      `third-party-notices: ${name} ${version} states no licence in package.json. Read its licence file, and add it to reviewed-licenses.ts.`,
    );
  }
  return { name, version, license, text: readLegalFiles(folder) };
}

function readLegalFiles(folder: string): string {
  return readdirSync(folder)
    .filter((file) => LEGAL_FILE.test(file) && !/\.(?:js|ts|json)$/.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}
