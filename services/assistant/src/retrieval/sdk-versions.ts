import type { Reader } from '../answer-engine.ts';
import type { Knowledge } from '../knowledge/read-knowledge.ts';

export type SdkLine = { readonly sdk: string; readonly version: string };

const LABELS: Readonly<Record<string, string>> = {
  'web-sdk': 'Web SDK',
  'react-native-sdk': 'React Native SDK',
  'ios-sdk': 'iOS SDK',
  'android-sdk': 'Android SDK',
};
/** Default if the question names no SDK. */
const USUAL_SDK = 'web-sdk';

/** For example `Web SDK 6.0`. */
export function lineLabel({ sdk, version }: SdkLine): string {
  return `${LABELS[sdk] ?? sdk} ${version}`;
}

/** The documented versions of each SDK, newest first. */
export class SdkLines {
  readonly #versions = new Map<string, string[]>();

  constructor({ pages }: Knowledge) {
    for (const { sdk, version } of pages.values()) {
      if (version === undefined || LABELS[sdk] === undefined) continue;
      const known = this.#versions.get(sdk) ?? [];
      if (!known.includes(version)) known.push(version);
      this.#versions.set(sdk, known);
    }
    for (const versions of this.#versions.values()) versions.sort((a, b) => Number(b) - Number(a));
  }

  isSdk(section: string | undefined): section is string {
    return section !== undefined && this.#versions.has(section);
  }

  has({ sdk, version }: SdkLine): boolean {
    return this.#versions.get(sdk)?.includes(version) ?? false;
  }

  versionsOf(sdk: string): readonly string[] {
    return this.#versions.get(sdk) ?? [];
  }

  /**
   * The version meant by a question: the named one, else that of the open page, else the newest Web
   * SDK.
   */
  lineOf({ section, tags }: Reader, named: Partial<SdkLine> = {}): SdkLine {
    const sdk = named.sdk ?? (this.isSdk(section) ? section : USUAL_SDK);
    if (named.version !== undefined && this.has({ sdk, version: named.version })) {
      return { sdk, version: named.version };
    }
    const prefix = `docs-${sdk}-`;
    const chosen = tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length);
    const isKnown = chosen !== undefined && this.has({ sdk, version: chosen });
    return { sdk, version: isKnown ? chosen : (this.versionsOf(sdk)[0] ?? '') };
  }
}
