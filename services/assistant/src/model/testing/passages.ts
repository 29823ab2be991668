import type { KnownBlock, PageRecord } from '@brand/wire/assistant';
import type { Passage } from '../../retrieval/passage.ts';

export const SITE = 'https://docs.test';

/** A section of a Web SDK 6.0 page by default. */
export function makePassage(
  path: string,
  {
    title = 'Markers',
    text = 'A marker is your own element.',
    ...rest
  }: {
    readonly title?: string;
    readonly text?: string;
    readonly sdk?: string;
    readonly version?: string;
    readonly blocks?: readonly KnownBlock[];
  } = {},
): Passage {
  const { sdk = 'web-sdk', version = '6.0', blocks = [{ kind: 'text', markdown: text }] } = rest;
  const section = { anchor: 'add', heading: 'Add a marker', level: 2, blocks };
  const page: PageRecord = {
    path,
    url: `${SITE}${path}`,
    title,
    description: '',
    sdk,
    version,
    isLatest: true,
    tag: `docs-${sdk}-${version}`,
    sections: [section],
  };
  return { page, section, url: `${page.url}#add`, score: 1 };
}
