import {
  optionsOfEnvironment,
  RestClient,
  type RestOptions,
} from '../rest-client.ts';

// #region onboard
type Created = { readonly id: string };
export type Tenant = {
  readonly workspaceId: string;
  readonly mapId: string;
  readonly key: string;
  readonly secret: string;
};

/** Sets up a new contract. It is safe to run again: nothing is created twice. */
export async function onboard(
  rest: RestClient,
  contract: string,
  name: string,
): Promise<Tenant> {
  const create = <Thing = Created>(path: string, body?: object) =>
    rest.ask<Thing>(path, {
      method: 'POST',
      ...(body && { body }),
      headers: { 'idempotency-key': `${contract}:${path.replaceAll('/', '-')}` },
    });
  const { id: workspaceId } = await create('/v1/workspaces', {
    name,
    externalId: contract,
  });
  const workspace = `/v1/workspaces/${workspaceId}`;
  await create(`${workspace}/members`, {
    email: 'ines@harbour.example',
    name: 'Ines Duarte',
    role: 'admin',
  });
  const { id: mapId } = await create(`${workspace}/maps`, {
    name: `${name}, main building`,
    sourceVenueId: 'harbour-mall',
  });
  await create(`${workspace}/maps/${mapId}/publish`);
  const { id: key, secret } = await create<Created & { secret: string }>(
    `${workspace}/keys`,
    {
      name: 'Nightly export',
      scopes: ['venues:read'],
    },
  );
  return { workspaceId, mapId, key, secret };
}
// #endregion onboard

// #region tenant
/** Lists what a tenant's own key can access: only its workspace's published maps. */
export async function venuesOf(
  url: string,
  { key, secret }: Tenant,
): Promise<string[]> {
  const tenant = new RestClient({ url, key, secret });
  const { items } = await tenant.ask<{ items: Created[] }>('/v1/venues');
  return items.map(({ id }) => id);
}
// #endregion tenant

// #region change
/** Changes a workspace only if no one else changed it since it was read. */
export async function raiseMapLimit(
  rest: RestClient,
  workspaceId: string,
): Promise<number> {
  const path = `/v1/workspaces/${workspaceId}`;
  const response = await rest.send(path);
  const { mapLimit } = (await response.json()) as { mapLimit: number };
  const changed = await rest.ask<{ mapLimit: number }>(path, {
    method: 'PATCH',
    body: { mapLimit: mapLimit + 5 },
    headers: { 'if-match': response.headers.get('etag') ?? '' },
  });
  return changed.mapLimit;
}
// #endregion change

export async function main(options: RestOptions): Promise<string[]> {
  const tenant = await onboard(
    new RestClient(options),
    'crm-20418',
    'Harbour Retail Group',
  );
  return venuesOf(options.url, tenant);
}

if (import.meta.main) console.log(await main(optionsOfEnvironment()));
