import type { Member } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import type { Database } from '@brand/sql-database';
import { MEMBER, type Page, useRest } from './use-rest.fixture.ts';

export function describeLists(open: () => Database): void {
  describe('lists', () => {
    const rest = useRest(open);

    test('come in pages that have every item once, in the order of creation', async () => {
      const { id } = await rest.newWorkspace();
      const names = Array.from({ length: 7 }, (_, at) => `Member ${at}`);
      for (const name of names) {
        const body = { ...MEMBER, name, email: `${name.at(-1)}@harbour.example` };
        await rest.ask(`POST /v1/workspaces/${id}/members`, { token: rest.token, body });
        rest.clock.pass(0.001);
      }
      const seen: string[] = [];
      let cursor = '';
      for (let pages = 0; pages < 4; pages += 1) {
        const line = `GET /v1/workspaces/${id}/members?limit=3${cursor && `&cursor=${cursor}`}`;
        const page = await rest.ask<Page<Member>>(line, { token: rest.token });
        seen.push(...page.items.map(({ name }) => name));
        if (page.nextCursor === undefined) break;
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(names);
      await rest.ask(`DELETE /v1/workspaces/${id}`, { token: rest.token });
    });

    test.each(['x', 'AAAA', Buffer.from('["\u0000","y"]').toString('base64url')])(
      'reject the cursor %j',
      async (cursor) => {
        expect(await rest.refusal(`GET /v1/workspaces?cursor=${cursor}`)).toEqual([
          422,
          'request-invalid',
        ]);
      },
    );
  });
}
