import { Type, type TObject, type TSchema } from 'typebox';

export const DEFAULT_PAGE = 20;
export const MAX_PAGE_SIZE = 100;

export const PageQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      default: DEFAULT_PAGE,
      description: 'How many items to give at most.',
      examples: [DEFAULT_PAGE],
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{1,200}$',
      description: 'Where to go on: the `nextCursor` of the page before. Do not make one yourself.',
      examples: ['bm9ydGh3aW5kLWFpcnBvcnQ'],
    }),
  ),
});

export function pageOf<Item extends TSchema>(item: Item, title: string, description: string) {
  return Type.Object(
    {
      items: Type.Array(item, { description: 'The items of this page, in a fixed order.' }),
      nextCursor: Type.Optional(
        Type.String({
          description: 'The `cursor` of the next page. Absent on the last one.',
          examples: ['bm9ydGh3aW5kLWFpcnBvcnQ'],
        }),
      ),
    },
    { title, description },
  ) satisfies TObject;
}
