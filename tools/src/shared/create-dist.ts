import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file of a built package, by its path in there. */
export type WriteToDist = (path: string, text: string) => void;

/** Empties the folder that a package is built into, and answers what fills it. */
export function createDist(folder: string): WriteToDist {
  rmSync(folder, { recursive: true, force: true });
  return (path, text) => writeFileInFolder(join(folder, path), text);
}

/** Makes the folder of a file where there is none. */
export function writeFileInFolder(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** JSON as files of ours have it. */
export function jsonText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
