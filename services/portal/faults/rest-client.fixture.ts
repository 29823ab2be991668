import { setTimeout as wait } from 'node:timers/promises';
import { PARTNER } from './portal.fixture.ts';

export type RestClient = {
  /** Adds a member to the workspace. The key makes a repetition harmless. */
  readonly addMember: (name: string) => Promise<Response>;
  readonly workspaceId: string;
  readonly listMembers: () => Promise<string[]>;
};

const START_TIMEOUT_MS = 20_000;
const JSON_BODY = { 'content-type': 'application/json' };

/** Logs a partner in and creates a workspace. Tries again while the service says that it is busy. */
export async function createRestClient(url: string): Promise<RestClient> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    const token = await post(url, '/v1/token', PARTNER);
    const { accessToken } = (await token.json()) as { accessToken: string };
    const authorization = `Bearer ${accessToken}`;
    const created = await post(url, '/v1/workspaces', { name: 'Faults' }, { authorization });
    if (created.ok) {
      const { id } = (await created.json()) as { id: string };
      return openWorkspace(url, authorization, id);
    }
    if (created.status !== 503 || performance.now() > deadline) {
      throw new Error(`workspace: ${created.status} ${await created.text()}`);
    }
    await wait(500);
  }
}

function openWorkspace(url: string, authorization: string, id: string): RestClient {
  const path = `/v1/workspaces/${id}/members`;
  return {
    workspaceId: id,
    addMember: (name) =>
      post(
        url,
        path,
        { email: `${name}@example.com`, name, role: 'viewer' },
        { authorization, 'idempotency-key': name },
      ),
    listMembers: async () => {
      const names: string[] = [];
      for (let next: string | null = `${path}?limit=100`; next;) {
        const response = await fetch(`${url}/rest${next}`, { headers: { authorization } });
        const page = (await response.json()) as {
          items: readonly { name: string }[];
          nextCursor?: string;
        };
        names.push(...page.items.map(({ name }) => name));
        next = page.nextCursor ? `${path}?limit=100&cursor=${page.nextCursor}` : null;
      }
      return names;
    },
  };
}

function post(
  url: string,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(`${url}/rest${path}`, {
    method: 'POST',
    headers: { ...JSON_BODY, ...headers },
    body: JSON.stringify(body),
  });
}
