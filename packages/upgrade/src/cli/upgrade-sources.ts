import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { upgradeFiles } from '../engine/html-scripts.ts';
import type { UpgradedFile } from '../engine/upgrade-project.ts';
import type { RuleSet } from '../engine/rules.ts';
import { NATIVE_RULES } from '../native/rules.ts';
import { WEB_RULES } from '../web/rules.ts';
import { docsUrl } from './docs-url.ts';
import type { OldVersion } from './find-version.ts';

const WEB_SDK = '@brand/web-sdk';
const NATIVE_SDK = '@brand/react-native-sdk';

type Sdk = typeof WEB_SDK | typeof NATIVE_SDK;

/** Declarations that the compiler reads, by the version of an SDK: files of the folder. */
const DECLARATIONS: Readonly<Record<string, readonly string[]>> = {
  'web-sdk 6.0': ['libraries', 'react', 'web-sdk-6.0'],
  'web-sdk 5.0': ['libraries', 'react', 'web-sdk-5.0'],
  'web-sdk 4.0': ['libraries', 'react', 'web-sdk-4.0'],
  'react-native-sdk 6.0': [
    'libraries',
    'react',
    'react-native',
    'web-sdk-6.0',
    'react-native-sdk-6.0',
  ],
  'react-native-sdk 5.0': ['libraries', 'react', 'react-native', 'react-native-sdk-5.0'],
};

/** Upgrades the code of all SDKs that the files import. */
export function upgradeSources(
  files: ReadonlyMap<string, string>,
  options: {
    readonly from: (packageName: string) => OldVersion;
    readonly declarations: string;
    readonly hasComments: boolean;
  },
): UpgradedFile[] {
  const used = [NATIVE_SDK, WEB_SDK].filter((name) => isImported(name, files)) as Sdk[];
  let done: UpgradedFile[] = [...files].map(([path, text]) => untouched(path, text));
  for (const packageName of used) {
    const from = packageName === NATIVE_SDK ? '5.0' : options.from(packageName);
    const rules = packageName === NATIVE_SDK ? NATIVE_RULES : WEB_RULES[from];
    const current = new Map(done.map(({ path, after }) => [path, after]));
    const next = run(current, { ...options, packageName, rules, from });
    done = done.map((file, index) => combine(file, next[index]!));
  }
  return done;
}

function isImported(name: string, files: ReadonlyMap<string, string>): boolean {
  const isOfPages = name === WEB_SDK;
  return [...files.values()].some(
    (text) =>
      text.includes(`'${name}`) ||
      text.includes(`"${name}`) ||
      (isOfPages && /\/sdk\/[45]\.0\/index\.js/.test(text)),
  );
}

function run(
  files: ReadonlyMap<string, string>,
  given: {
    readonly packageName: Sdk;
    readonly rules: RuleSet;
    readonly from: OldVersion;
    readonly declarations: string;
    readonly hasComments: boolean;
  },
): UpgradedFile[] {
  const { packageName, rules, from, hasComments } = given;
  return upgradeFiles({
    files,
    rules,
    packageName,
    hasComments,
    oldDeclarations: readDeclarations(`${rules.sdk} ${from}`, given.declarations),
    newDeclarations: readDeclarations(`${rules.sdk} 6.0`, given.declarations),
    guideUrl: (topic) => docsUrl(`/${rules.sdk}/migration-guide#${topic}`),
    others: ts.sys,
  });
}

function readDeclarations(name: string, folder: string): Map<string, string> {
  const texts = DECLARATIONS[name]!.map((file) =>
    readFileSync(join(folder, `${file}.json`), 'utf8'),
  );
  return new Map(
    texts.flatMap((text) => Object.entries(JSON.parse(text) as Record<string, string>)),
  );
}

function untouched(path: string, text: string): UpgradedFile {
  return {
    path,
    before: text,
    after: text,
    usesSdk: false,
    syntaxErrors: [],
    changes: [],
    marks: [],
    typeErrors: 0,
  };
}

/** The result for two SDKs, one after the other. */
function combine(first: UpgradedFile, second: UpgradedFile): UpgradedFile {
  return {
    ...second,
    before: first.before,
    usesSdk: first.usesSdk || second.usesSdk,
    changes: [...first.changes, ...second.changes],
    marks: [...first.marks, ...second.marks],
    typeErrors: first.typeErrors + second.typeErrors,
  };
}
