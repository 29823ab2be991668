import { decodeEntities } from '../../src/kit/decode-entities.ts';

/** A whole script counts as one match, because its text may look like tags. */
const SCRIPT_OR_TAG =
  /<script\b[\s\S]*?<\/script>|<(?<tag>[a-z][\w-]*)(?<attributes>(?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /\s(?<name>[^\s=>"']+)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
const URL_IN_DATA = /^(?:https?:\/|\.{0,2}\/)\S*$/i;

/** Lists the URLs of a page's links and of its `data-` attributes, which scripts fetch. */
export function listUrls(html: string): Set<string> {
  const urls = new Set<string>();
  for (const { groups } of html.matchAll(SCRIPT_OR_TAG)) {
    const { tag, attributes = '' } = groups ?? {};
    if (tag !== 'a' && !attributes.includes('data-')) continue;
    for (const [, name = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = decodeEntities(values.find((text) => text !== undefined) ?? '');
      const isUrl = name.startsWith('data-')
        ? URL_IN_DATA.test(value)
        : tag === 'a' && name === 'href';
      if (isUrl) urls.add(value);
    }
  }
  return urls;
}
