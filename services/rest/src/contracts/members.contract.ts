import type { Member } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { askToken } from '../rest.fixture.ts';
import type { Database } from '@brand/sql-database';
import { MEMBER, useRest } from './use-rest.fixture.ts';

export function describeMembers(open: () => Database): void {
  describe('members', () => {
    const rest = useRest(open);

    test('accept one invitation per email address, changes and removal', async () => {
      rest.token = await askToken(rest);
      const { id } = await rest.newWorkspace();
      const line = `/v1/workspaces/${id}/members`;
      const member = await rest.ask<Member>(`POST ${line}`, { token: rest.token, body: MEMBER });
      expect(member).toMatchObject({ ...MEMBER, status: 'invited' });
      const again = { body: { ...MEMBER, email: 'ines@HARBOUR.example' } };
      expect(await rest.refusal(`POST ${line}`, again)).toEqual([409, 'member-exists']);
      const one = `${line}/${member.id}`;
      const changed = await rest.ask<Member>(`PATCH ${one}`, {
        token: rest.token,
        body: { role: 'admin' },
      });
      expect(changed).toMatchObject({ ...MEMBER, role: 'admin' });
      expect(await rest.ask(`GET ${one}`, { token: rest.token })).toEqual(changed);
      expect((await rest.send(`DELETE ${one}`, { token: rest.token })).status).toBe(204);
      expect(await rest.refusal(`GET ${one}`)).toEqual([404, 'member-not-found']);
    });
  });
}
