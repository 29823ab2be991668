import {
  type CompileCache,
  diffLines,
  guessVersion,
  NATIVE_RULES,
  upgradeFiles,
  WEB_RULES,
} from '@brand/upgrade';
import type { CodeTypes } from '@brand/wire/assistant';
import * as Comlink from 'comlink';
import type { OldSdk, UpgradeAnswer, UpgradeRequest } from './upgrade-request';

type Sdk = UpgradeAnswer['sdk'];

const RULES = {
  'web-sdk 5.0': WEB_RULES['5.0'],
  'web-sdk 4.0': WEB_RULES['4.0'],
  'react-native-sdk 5.0': NATIVE_RULES,
} as const satisfies Record<Sdk, unknown>;

const cache: CompileCache = new Map();
const files = new Map<string, Promise<Record<string, string>>>();
let root = '';
let codeTypes: Promise<readonly CodeTypes[]> | undefined;

const upgrader = {
  /** `base` is the root of the site; `typesUrl` lists the declarations. Must be called first. */
  begin(base: string, typesUrl: string): void {
    root = base;
    codeTypes ??= load<readonly CodeTypes[]>(typesUrl);
    // A later call rejects: the reader can try again.
    codeTypes.catch(() => (codeTypes = undefined));
  },

  async upgrade(request: UpgradeRequest): Promise<UpgradeAnswer> {
    const sdk = chooseSdk(request.sdk, request.code);
    const [name, version] = sdk.split(' ') as [string, string];
    const [old, current] = await Promise.all([typesOf(name, version), typesOf(name, '6.0')]);
    const fileName = request.fileName ?? nameOf(request.code, name);
    const [file] = upgradeFiles({
      files: new Map([[`/src/${fileName}`, request.code]]),
      rules: RULES[sdk],
      packageName: current.packageName,
      oldDeclarations: old.declarations,
      newDeclarations: current.declarations,
      guideUrl: (topic) => new URL(`${name}/migration-guide#${topic}`, root).href,
      hasComments: request.hasComments,
      cache,
    });
    const { after, changes, marks, syntaxErrors, typeErrors, usesSdk } = file!;
    return {
      sdk,
      fileName,
      code: after,
      lines: diffLines(request.code, after),
      changes: changes.length,
      // Comments in the code need whole URLs; links of the page do not.
      marks: marks.map((mark) => ({ ...mark, guide: mark.guide.replace(root, '/') })),
      syntaxErrors,
      compiles: typeErrors === 0 && syntaxErrors.length === 0,
      usesSdk,
    };
  },
};

export type Upgrader = typeof upgrader;

function chooseSdk(sdk: OldSdk, code: string): Sdk {
  if (sdk !== 'guess') return sdk;
  if (/['"]@[\w-]+\/react-native-sdk|\bVenueView\b/.test(code)) return 'react-native-sdk 5.0';
  return `web-sdk ${guessVersion(code)}`;
}

function nameOf(code: string, sdk: string): string {
  if (/<script\b[^>]*>[\s\S]*<\/script>/i.test(code)) return 'index.html';
  const hasJsx = sdk === 'react-native-sdk' || /<\/[A-Za-z]|\/>\s*[;)\n]/.test(code);
  return hasJsx ? 'App.tsx' : 'main.ts';
}

async function typesOf(
  sdk: string,
  version: string,
): Promise<{ packageName: string; declarations: ReadonlyMap<string, string> }> {
  const known = await codeTypes;
  const types = known?.find((one) => one.sdk === sdk && one.version === version);
  if (!types) throw new Error(`There are no declarations of ${sdk} ${version}.`);
  const parts = await Promise.all(types.files.map(loadOnce));
  const declarations = new Map(parts.flatMap((part) => Object.entries(part)));
  return { packageName: types.packageName, declarations };
}

function loadOnce(file: string): Promise<Record<string, string>> {
  const known = files.get(file);
  if (known) return known;
  const loading = load<Record<string, string>>(new URL(file, root).href);
  files.set(file, loading);
  loading.catch(() => files.delete(file));
  return loading;
}

async function load<Content>(url: string): Promise<Content> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json()) as Content;
}

Comlink.expose(upgrader);
