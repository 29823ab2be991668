import { termsOf, type TextIndex } from './build-index.ts';
import { ROLES } from './document.ts';
import type { Pages } from './pages.ts';
import type { QueryPlan } from './plan-query.ts';
import type { StoredObject } from './values.ts';

/** SDK that is assumed for readers who name none. */
const USUAL_SDK = 'web-sdk';
const OTHER_SDKS: ReadonlySet<unknown> = new Set(['react-native-sdk', 'ios-sdk', 'android-sdk']);
const CONTEXT = ROLES.indexOf('context');

/** Pages that are assumed for readers who name no SDK, and the words that name another SDK. */
export type UsualSdk = {
  readonly pages: Uint8Array;
  readonly otherNames: ReadonlySet<number>;
};

export function findUsualSdk(
  objects: readonly StoredObject[],
  { first }: Pages,
  text: TextIndex,
): UsualSdk {
  const own = new Set<number>();
  const others = new Set<number>();
  const pages = Uint8Array.from(first, (record, page) => {
    const sdk = objects[record]?.['sdk'];
    const isOther = OTHER_SDKS.has(sdk);
    const names = isOther ? others : sdk === USUAL_SDK ? own : undefined;
    for (const term of termsOf(text, text.ends.records + page, CONTEXT)) names?.add(term);
    return isOther ? 0 : 1;
  });
  return { pages, otherNames: others.difference(own) };
}

/** Whether a query names an SDK that is not the usual one. */
export function namesOtherSdk(
  { slots }: QueryPlan,
  { dictionary }: TextIndex,
  usual: UsualSdk,
): boolean {
  return slots.some(({ word }) => usual.otherNames.has(dictionary.idOf(word) ?? -1));
}
