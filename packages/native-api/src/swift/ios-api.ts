import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { WORKSPACE_MODULE } from '@brand/native-api/published-names';
import type { NativeApi } from '../model/native-api.ts';
import { readModule } from './read-declarations.ts';

const FOLDER = join(import.meta.dirname, '../..');

/** Cached APIs: declarations are the same for all samples of a run. */
const apis = new Map<string, Promise<NativeApi>>();

function once(name: string, read: () => Promise<NativeApi>): Promise<NativeApi> {
  const api = apis.get(name) ?? read();
  apis.set(name, api);
  return api;
}

/** The declared API of a version of the iOS SDK. */
export function readIosApi(version: string): Promise<NativeApi> {
  return once(version, () => readSdk(version));
}

/** The declarations of platform frameworks that the SDK and samples use, one file per framework. */
export function readIosPlatform(): Promise<NativeApi> {
  return once('platform', readPlatform);
}

async function readSdk(version: string): Promise<NativeApi> {
  const files = swiftFilesIn(join(FOLDER, 'ios', version));
  if (files.length === 0) {
    throw new Error(`packages/native-api/ios/${version}: expected Swift declarations, found none.`);
  }
  return { platform: 'ios', version, modules: [await readModule(files, WORKSPACE_MODULE)] };
}

async function readPlatform(): Promise<NativeApi> {
  const files = swiftFilesIn(join(FOLDER, 'platform/ios'));
  const modules = await Promise.all(
    files.map((file) => readModule([file], basename(file, '.swift'))),
  );
  return { platform: 'ios', version: 'platform', modules };
}

function swiftFilesIn(folder: string): string[] {
  return globSync('*.swift', { cwd: folder })
    .toSorted()
    .map((name) => join(folder, name));
}
