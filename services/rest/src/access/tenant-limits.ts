import type { Grant } from './tokens.ts';

/** Quotas of a tenant. */
export type TenantLimits = {
  readonly workspaces: number;
  readonly members: number;
  readonly maps: number;
  readonly keys: number;
  readonly webhooks: number;
  /** Maximum number of stored deliveries of all its webhooks. */
  readonly deliveries: number;
  /** Maximum number of queued drawings per key. */
  readonly jobs: number;
};

/** Enough to try everything, too little for production use. */
const SANDBOX: TenantLimits = {
  workspaces: 5,
  members: 20,
  maps: 10,
  keys: 5,
  webhooks: 3,
  deliveries: 100,
  jobs: 5,
};

const OWN: TenantLimits = {
  workspaces: 1000,
  members: 1000,
  maps: 1000,
  keys: 50,
  webhooks: 20,
  deliveries: 100_000,
  jobs: 5,
};

export function limitsOf({ sandboxUntil }: Grant): TenantLimits {
  return sandboxUntil === undefined ? OWN : SANDBOX;
}
