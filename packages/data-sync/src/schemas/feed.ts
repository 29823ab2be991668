import { type TSchema, Type } from 'typebox';
import { address, timestamp } from './string-formats.ts';

export const FEED_VERSION = '1.0';

/** Maximum number of records per document. Larger feeds have to be paged. */
export const MAX_RECORDS = 50_000;

/** The document around the records of one kind. */
export function feedOf<K extends string, R extends TSchema>(
  kind: K,
  record: R,
  most = MAX_RECORDS,
) {
  return Type.Object(
    {
      kind: Type.Literal(kind, { description: 'Kind of the records.' }),
      version: Type.Literal(FEED_VERSION, { description: 'Version of this contract.' }),
      generatedAt: Type.Optional(timestamp('Time at which your system wrote the feed.')),
      partial: Type.Optional(
        Type.Boolean({
          description:
            'Whether the feed is partial, so that places without a record stay unchanged. Default: `false`, a complete feed.',
        }),
      ),
      next: Type.Optional(
        address(
          'URL of the next page. If omitted, this is the last page.',
          'https://cms.harbour-mall.example/feeds/locations?page=2',
        ),
      ),
      items: Type.Array(record, { maxItems: most, description: 'The records.' }),
    },
    { title: 'Feed', description: 'A document with records of one kind, or one page of it.' },
  );
}
