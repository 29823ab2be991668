import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a file of a built package, by its path in the package. */
export type WriteToDist = (path: string, text: string) => void;

/** Empties the folder that a package is built into. Returns the function that fills it. */
export function createDist(folder: string): WriteToDist {
  rmSync(folder, { recursive: true, force: true });
  return (path, text) => writeFileInFolder(join(folder, path), text);
}

/** Writes a file and creates its folder if needed. */
export function writeFileInFolder(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Serializes JSON as in our files. */
export function jsonText(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
