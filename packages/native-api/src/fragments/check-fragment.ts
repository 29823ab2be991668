import { basename } from 'node:path';
import { findSyntaxErrors, type ParsedLanguage, parseSource } from '../syntax/parse-source.ts';
import { parseXml, type XmlElement } from './check-xml.ts';

/** Non-code files that guides show: build files, manifests, layouts, resources and property lists. */
export type FragmentKind =
  | 'gradle'
  | 'swift-package'
  | 'android-manifest'
  | 'android-layout'
  | 'android-resource'
  | 'plist';

/** Facts about the SDK and the platform that fragments are checked against. */
export type FragmentFacts = {
  /** Prefix of dependencies on the SDK, such as `com.brand.maps`. */
  readonly group: string;
  /** The Android SDK release that samples must name, such as `5.2.0`. */
  readonly release: string;
  /** The iOS SDK release that samples must name. */
  readonly iosRelease: string;
  /** Known Android permissions, without `android.permission.`. */
  readonly permissions: ReadonlySet<string>;
  /** Views that a layout may use; fully qualified unless they are part of Android itself. */
  readonly views: ReadonlySet<string>;
};

/** The fragment kind by file name; `undefined` for other files. */
export function fragmentKind(file: string): FragmentKind | undefined {
  const name = basename(file);
  if (name.endsWith('.gradle.kts')) return 'gradle';
  if (name === 'Package.swift') return 'swift-package';
  if (name.endsWith('AndroidManifest.xml')) return 'android-manifest';
  if (/^(?:ic_\w+|ids)\.xml$/.test(name)) return 'android-resource';
  if (name.endsWith('.xml')) return 'android-layout';
  return name.endsWith('.plist') ? 'plist' : undefined;
}

/** Returns the problems in a fragment, formatted as `build.gradle.kts:3 …`. */
export async function checkFragment(
  file: string,
  text: string,
  facts: FragmentFacts,
): Promise<string[]> {
  const kind = fragmentKind(file);
  const at = (problem: string): string => `${file}:${problem}`;
  switch (kind) {
    case 'gradle':
      return [...(await syntaxErrors(text, 'kotlin')), ...checkDependencies(text, facts)].map(at);
    case 'swift-package':
      return [...(await syntaxErrors(text, 'swift')), ...checkPackages(text, facts)].map(at);
    case 'android-manifest':
      return checkXml(text, (roots) => checkManifest(roots, facts)).map(at);
    case 'android-layout':
      return checkXml(text, (roots) => checkLayout(roots, facts)).map(at);
    case 'android-resource':
      return checkXml(text, () => []).map(at);
    case 'plist':
      return checkXml(text, (roots) => roots.flatMap(checkPlist)).map(at);
    default:
      throw new Error(`${file}: expected a build file, a manifest, a layout or a property list.`);
  }
}

async function syntaxErrors(text: string, language: ParsedLanguage): Promise<string[]> {
  return findSyntaxErrors(await parseSource(text, language)).map(
    (error) => `${error} does not parse.`,
  );
}

/** Reports dependencies on the SDK that do not name its newest release. */
function checkDependencies(text: string, { group, release }: FragmentFacts): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, coordinates] = /\(\s*"([^"]+:[^"]+:[^"]+)"/.exec(line) ?? [];
    if (coordinates === undefined || !coordinates.startsWith(`${group}:`)) return [];
    const version = coordinates.split(':')[2];
    return version === release
      ? []
      : [`${index + 1} ${coordinates}: expected release ${release}, found ${version}.`];
  });
}

/**
 * Reports a Swift package manifest that does not name the newest release. Third-party packages have
 * versions of their own and are skipped.
 */
function checkPackages(text: string, { iosRelease }: FragmentFacts): string[] {
  return text.split('\n').flatMap((line, index) => {
    const [, version] = /url: "[^"]*\/ios-sdk", \w+: "([^"]+)"/.exec(line) ?? [];
    return version === undefined || version === iosRelease
      ? []
      : [`${index + 1} ios-sdk: expected release ${iosRelease}, found ${version}.`];
  });
}

function checkXml(text: string, check: (roots: readonly XmlElement[]) => string[]): string[] {
  try {
    return check(parseXml(text));
  } catch (error) {
    return [(error as Error).message];
  }
}

function checkManifest(roots: readonly XmlElement[], { permissions }: FragmentFacts): string[] {
  return all(roots)
    .filter(({ name }) => name === 'uses-permission')
    .flatMap(({ attributes, line }) => {
      const name = attributes.get('android:name');
      if (name === undefined) return [`${line} uses-permission needs android:name.`];
      const known = permissions.has(name.replace('android.permission.', ''));
      return known ? [] : [`${line} there is no permission ${name}.`];
    });
}

function checkLayout(roots: readonly XmlElement[], { views }: FragmentFacts): string[] {
  return all(roots).flatMap(({ name, line }) =>
    views.has(name) ? [] : [`${line} there is no view ${name}.`],
  );
}

/** Reports a `dict` whose children do not alternate between keys and values. */
function checkPlist(root: XmlElement): string[] {
  return all([root])
    .filter(({ name }) => name === 'dict')
    .flatMap(({ children, line }) =>
      children.every(({ name }, index) => (name === 'key') === (index % 2 === 0)) &&
      children.length % 2 === 0
        ? []
        : [`${line} a dict needs a value after each key.`],
    );
}

function all(elements: readonly XmlElement[]): XmlElement[] {
  return elements.flatMap((element) => [element, ...all(element.children)]);
}
