import type { Reader } from '../answer-engine.ts';
import type { SdkLine } from './sdk-versions.ts';

/** SDK and version that a question names, and the question without the mention. */
export type NamedLine = Partial<SdkLine> & {
  readonly rest: string;
  /** Whether two versions or a migration between them are mentioned. */
  readonly isMigration: boolean;
  /** Framework that code is asked for, if any. */
  readonly flavour?: 'react' | 'angular';
  /** Whether it is about the venue format, and which of its versions it names. */
  readonly isAboutFormat: boolean;
  readonly formatVersions: readonly string[];
};

const REACT_NATIVE =
  /\b(?:(?:on|for|in|with) )?react[- ]?native(?: sdk)?\b|\b(?:(?:on|for|in|with) )?rn\b|\bexpo\b/gi;
const IOS =
  /\b(?:on |for |in )?ios(?: sdk)?\b|\bswift(?:ui)?\b|\buikit\b|\buiviewcontroller\b|\bcocoapods\b|\bxcode\b|\biphones?\b|\bipads?\b/gi;
/** A device name does not imply an SDK if the question contains code. */
const APPLE_DEVICE = /\b(?:iphones?|ipads?)\b/i;
const CODE = /\b(?!iPhone|iPad|iOS)[a-z]+[A-Z]\w*\b|\w\.\w+\(|=>|</;
const ANDROID =
  /\b(?:on |for |in )?android(?: sdk)?\b|\bkotlin\b|\bjetpack(?: compose)?\b|\b(?:in|with|for|using) compose\b|\bcompose(?= (?:ui|view|screen|app|sample|component))|\bcomposables?\b|\bgradle\b|\bandroidx\b/gi;
const WEB =
  /\bweb[- ]?sdk\b|\b(?:on|for|in) the web\b|\bjavascript\b|\btypescript\b|\bjs(?: sdk)?\b|\bin (?:the |a )?browsers?\b/gi;
const NATIVE_SDK =
  /\b(?:ios|android) sdk\b|\bswift|\buikit\b|\bkotlin\b|\bjetpack\b|\bcomposables?\b|\b(?:in|with|for|using) compose\b/i;
/** Words of React that apps on a page of a native SDK do not have. */
const REACT = /\breact\b|\bjsx\b|\btsx\b|\bhooks?\b/i;
const BROWSER = /\b(?:safari|chrome|firefox|browser|iframe|viewer|wordpress)\b/i;
const VERSION =
  /\b(?:v|version |sdk |v\. ?)?([3-6])\.0(?:\.\d+)?\b|\b(?:v|version )([3-6])(?:\.x)?\b|\bsdk ([3-6])\b|\b(?:from|to) ([3-6])\b|\b([3-6])\.x\b|\b(?:web|ios|android|native|skip) ([3-6])\b|\b(?:in|with|on|since) ([3-6])(?=[?.!,]|$)/gi;
/** The venue format. SDKs have no versions 1 and 2. */
const FORMAT =
  /\bmvf\b|\bvenue (?:format|files?|zips?|bundles?)\b|\b(?:v|version )[12](?:\.\d)?\b/i;
const FORMAT_VERSION = /\b(?:mvf |v|version |format )([123])(?:\.\d)?\b/gi;
const MIGRATION =
  /\bmigrat|\bupgrad|\breplac|\brenam|\binstead of\b|\bequivalent\b|\bused to\b|\bdeprecat|\bremoved in\b|\bchanged (?:in|from|between)\b|\bbreaking\b|\bfrom (?:\w+ ){0,2}v?\d.*\bto v?\d|\bno longer\b|\bany ?more\b|\bgone\b|\bwhat happened to\b|\bwhere did\b.*\bgo\b/i;

/** Detects the SDK and version that a question names. */
export function detectSdkVersion(text: string, { section }: Pick<Reader, 'section'>): NamedLine {
  const isAboutFormat = FORMAT.test(text);
  const versions = isAboutFormat
    ? []
    : [...text.matchAll(VERSION)].map((match) => `${match.slice(1).find(Boolean)}.0`);
  const sdk = namedSdk(text, section);
  const isMigration = MIGRATION.test(text);
  // A migration question is about the newer version.
  const version = isMigration
    ? versions.length > 1
      ? versions.toSorted((a, b) => Number(b) - Number(a))[0]
      : undefined
    : versions[0];
  const flavour = namedFlavour(text, sdk ?? section);
  return {
    ...(sdk && { sdk }),
    ...(version && { version }),
    ...(flavour && { flavour }),
    isMigration: isMigration && !isAboutFormat,
    isAboutFormat,
    formatVersions: isAboutFormat
      ? [...text.matchAll(FORMAT_VERSION)].map(([, named = '']) => named)
      : [],
    rest: withoutNames(text, sdk, versions.length > 0),
  };
}

function namedSdk(text: string, section: string | undefined): string | undefined {
  if (find(REACT_NATIVE, text)) return 'react-native-sdk';
  // A browser or React Native on a phone does not imply the native SDK.
  const isOnPhone = section === 'react-native-sdk' || BROWSER.test(text);
  if (!isOnPhone || NATIVE_SDK.test(text)) {
    const isDevice = APPLE_DEVICE.test(text) && !/\bios\b|\bswift\b/i.test(text);
    if (find(IOS, text) && !(isDevice && CODE.test(text))) return 'ios-sdk';
    if (find(ANDROID, text)) return 'android-sdk';
  }
  if (find(WEB, text)) return 'web-sdk';
  const isNative = section === 'ios-sdk' || section === 'android-sdk';
  if (isNative && REACT.test(text)) return 'web-sdk';
  return /\bangular\b/i.test(text) ? 'web-sdk' : undefined;
}

function namedFlavour(text: string, sdk: string | undefined): NamedLine['flavour'] {
  if (sdk !== undefined && sdk !== 'web-sdk' && sdk !== 'docs') return undefined;
  if (/\bangular\b/i.test(text)) return 'angular';
  return REACT.test(text) && !/react[- ]?native/i.test(text) ? 'react' : undefined;
}

function withoutNames(text: string, sdk: string | undefined, hasVersion: boolean): string {
  const names: Readonly<Record<string, RegExp>> = {
    'react-native-sdk': REACT_NATIVE,
    'ios-sdk': IOS,
    'android-sdk': ANDROID,
    'web-sdk': WEB,
  };
  const pattern = sdk === undefined ? undefined : names[sdk];
  const rest = pattern
    ? text.replaceAll(pattern, (name) => FRAMEWORK.exec(name)?.[0] ?? ' ')
    : text;
  return (hasVersion ? rest.replaceAll(VERSION, ' ') : rest)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[?!.,])/g, '')
    .trim();
}

/** Only names of the SDK are dropped, because frameworks have their own pages and sections. */
const FRAMEWORK =
  /\b(?:swiftui|uikit|uiviewcontroller|cocoapods|xcode|jetpack|compose|composables?|gradle|androidx|expo)\b/i;

function find(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}
