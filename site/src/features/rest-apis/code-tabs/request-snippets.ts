import type { ApiName } from '@brand/rest-api';
import type { LanguageName } from '../code/language-names';
import type { Html } from '@site/src/reference/published';

/** Code by operation id, except for curl, which is part of the page. */
export type RequestSnippets = Readonly<
  Record<string, Readonly<Record<Exclude<LanguageName, 'curl'>, Html>>>
>;

const FILES: Readonly<Record<ApiName, () => Promise<{ readonly default: RequestSnippets }>>> = {
  'mvf-export': () =>
    import(/* webpackChunkName: "mvf-code" */ '@generated/rest-code/default/mvf-export.json'),
  'svg-export': () =>
    import(/* webpackChunkName: "svg-code" */ '@generated/rest-code/default/svg-export.json'),
  partner: () =>
    import(/* webpackChunkName: "partner-code" */ '@generated/rest-code/default/partner.json'),
};
const loaded = new Map<ApiName, RequestSnippets>();

/** The loaded code of an API. */
export function writtenCode(api: ApiName): RequestSnippets | undefined {
  return loaded.get(api);
}

export async function loadWrittenCode(api: ApiName): Promise<void> {
  if (loaded.has(api)) return;
  const { default: code } = await FILES[api]();
  loaded.set(api, code);
}
