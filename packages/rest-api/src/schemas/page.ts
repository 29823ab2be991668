import { Type, type TObject, type TSchema } from 'typebox';

export const DEFAULT_PAGE = 20;
export const MAX_PAGE_SIZE = 100;

export const PageQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      default: DEFAULT_PAGE,
      description: 'Maximum number of items on the page.',
      examples: [DEFAULT_PAGE],
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{1,200}$',
      description:
        'Cursor of the page to fetch: the `nextCursor` of the previous page. Treat it as opaque.',
      examples: ['bm9ydGh3aW5kLWFpcnBvcnQ'],
    }),
  ),
});

export function pageOf<Item extends TSchema>(item: Item, title: string, description: string) {
  return Type.Object(
    {
      items: Type.Array(item, { description: 'Items of the page, in a fixed order.' }),
      nextCursor: Type.Optional(
        Type.String({
          description: 'Value of `cursor` for the next page. Absent on the last page.',
          examples: ['bm9ydGh3aW5kLWFpcnBvcnQ'],
        }),
      ),
    },
    { title, description },
  ) satisfies TObject;
}
