import { createNameResolver } from '@brand/reference/search';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { FEED_SECTIONS, makeFeedReference } from './feed-reference.ts';
import { renderOptionsTable } from '../../../reference/node/options-table.ts';
import { attributeText, type MdxElement } from '../../../markdown/mdast.ts';
import { toAttributes } from '../../../markdown/mdast-builder.ts';

type File = { fail: (message: string, node: unknown) => never };

export type FeedFieldsOptions = {
  /** Base URL of the site, with a trailing slash. */
  readonly baseUrl: string;
};

const NAME = 'FeedFields';

/**
 * Turns `<FeedFields of="Location" />` into the table of that record's fields, from the schema that
 * validates feeds.
 */
export default function remarkFeedFields({ baseUrl }: FeedFieldsOptions) {
  return (root: Parent, file: File): void => {
    visit(root, { name: NAME }, (element: MdxElement) => {
      const html = render(String(attributeText(element, 'of')), baseUrl, (message) =>
        file.fail(`<${NAME}>: ${message}`, element),
      );
      element.name = 'OptionsTable';
      element.attributes = toAttributes({ html });
    });
  };
}

function render(of: string, baseUrl: string, fail: (message: string) => never): string {
  const reference = makeFeedReference();
  const addressOf = (id: string): string | undefined => {
    const section = FEED_SECTIONS[id];
    return section === undefined ? undefined : baseUrl + section.slice(1);
  };
  try {
    const html = renderOptionsTable({
      reference,
      of,
      kind: 'fields',
      resolve: createNameResolver(reference, {}),
      // Types of fields have sections of their own.
      toldElsewhere: new Set(reference.symbols.map(({ id }) => id)),
      addressOf,
    });
    // Cards are for symbols of code.
    return html.replaceAll(' data-symbol', '');
  } catch (error) {
    return fail((error as Error).message);
  }
}
