import { expect, test } from 'vitest';
import remarkFeedFields from './remark-feed-fields.ts';

type Element = {
  name: string;
  attributes: { type: string; name: string; value?: unknown }[];
};

function tableOf(of: string): string {
  const element: Element & { type: string } = {
    type: 'mdxJsxFlowElement',
    name: 'FeedFields',
    attributes: [{ type: 'mdxJsxAttribute', name: 'of', value: of }],
  };
  remarkFeedFields({ baseUrl: '/portal/' })(
    { type: 'root', children: [element] },
    {
      fail: (message) => {
        throw new Error(message);
      },
    },
  );
  expect(element.name).toBe('OptionsTable');
  return String(element.attributes[0]?.value);
}

test('renders the fields of a record as a table that marks required ones', () => {
  const html = tableOf('Location');
  expect(html).toContain('<code>externalId</code>');
  expect(html).toMatch(/<code>name<\/code>.*?<small>required<\/small>/);
  expect(html).toContain('href="/portal/docs/data-sync/common-data-objects#opening-hours"');
});

test('does not link field names, because they have no page of their own', () => {
  expect(tableOf('Parking')).not.toContain('<a ');
});

test('lists every kind of feed in the document', () => {
  expect(tableOf('Feed')).toContain('security-wait-time');
});

test('fails the build for an unknown type', () => {
  expect(() => tableOf('Unicorn')).toThrow('"Unicorn" is not in the reference of data-sync 1.0');
});
