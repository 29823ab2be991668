import { randomBytes } from 'node:crypto';
import { ROTATION_SECONDS, type Webhook } from '@brand/rest-api';
import { newId } from '../access/new-id.ts';
import { limitsOf } from '../access/tenant-limits.ts';
import type { Grant } from '../access/tokens.ts';
import { MOUNT_PATH } from '../http/base-url.ts';
import type { Handlers } from '../http/handler.ts';
import { ProblemError } from '../problem-error.ts';
import type { Database, Row } from '@brand/sql-database';
import { readPage } from '../storage/read-page.ts';
import {
  limitReached,
  requireQuota,
  requireWorkspace,
  lockTenant,
} from '../storage/tenant-statements.ts';
import { assertPublicUrl } from '../webhooks/assert-public-url.ts';
import { newDelivery, toDelivery } from '../webhooks/deliveries.ts';
import { findWorkspaceRow, removePart } from './part-of-workspace.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { findWorkspace } from './workspaces.ts';

type SetUpHandlers = Pick<
  Handlers,
  'listWebhooks' | 'createWebhook' | 'getWebhook' | 'changeWebhook' | 'deleteWebhook'
>;
type SendHandlers = Pick<Handlers, 'rotateWebhookSecret' | 'testWebhook' | 'listDeliveries'>;

const TABLE = 'rest_webhooks';
const SECRET_BYTES = 32;

/** Handlers for creating, changing and deleting webhooks. */
export function webhookHandlers({
  database,
  sealer,
  addressRules,
  wake,
}: HandlerDependencies): SetUpHandlers {
  return {
    listWebhooks: async ({ grant, params: { workspaceId }, query }) => {
      await findWorkspace(database, grant, workspaceId);
      const where = { workspace_id: workspaceId, tenant: grant.tenant };
      return { body: await readPage(database, { table: TABLE, where }, query, toWebhook) };
    },

    createWebhook: async ({ grant, params: { workspaceId }, body, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      assertPublicUrl(body.url, addressRules);
      const time = now.toISOString();
      const webhook: Webhook = {
        id: newId('wh'),
        ...body,
        enabled: true,
        createdAt: time,
        updatedAt: time,
      };
      const secret = newSecret();
      const { webhooks: most } = limitsOf(grant);
      const room = { table: TABLE, column: 'workspace_id', value: workspaceId, most } as const;
      return commit(
        [
          lockTenant(grant, now),
          requireWorkspace(grant, workspaceId),
          requireQuota(grant, room, limitReached(most, 'webhooks')),
          {
            sql: `INSERT INTO rest_webhooks (id, tenant, workspace_id, url, events, is_enabled,
                  secret, created_at, updated_at) VALUES ($1, $2, $3, $4, $5, 1, $6, $7, $7)`,
            values: [
              webhook.id,
              grant.tenant,
              workspaceId,
              webhook.url,
              JSON.stringify(webhook.events),
              sealer.encrypt(secret),
              time,
            ],
          },
        ],
        {
          body: { ...webhook, secret },
          headers: {
            location: `${MOUNT_PATH}/v1/workspaces/${workspaceId}/webhooks/${webhook.id}`,
          },
        },
      );
    },

    getWebhook: async ({ grant, params: { workspaceId, webhookId } }) => ({
      body: toWebhook(await findWebhook(database, { grant, workspaceId, webhookId })),
    }),

    changeWebhook: async ({ grant, params: { workspaceId, webhookId }, body, now, commit }) => {
      const row = await findWebhook(database, { grant, workspaceId, webhookId });
      if (body.url !== undefined) assertPublicUrl(body.url, addressRules);
      const webhook: Webhook = { ...toWebhook(row), ...body, updatedAt: now.toISOString() };
      const reply = await commit(
        [
          lockTenant(grant, now),
          {
            sql: `UPDATE rest_webhooks SET url = $3, events = $4, is_enabled = $5, updated_at = $6,
                  failing_since = NULL WHERE id = $1 AND tenant = $2`,
            values: [
              webhookId,
              grant.tenant,
              webhook.url,
              JSON.stringify(webhook.events),
              webhook.enabled ? 1 : 0,
              webhook.updatedAt,
            ],
            onNoRows: () => new ProblemError('webhook-not-found'),
          },
        ],
        { body: webhook },
      );
      wake('sending');
      return reply;
    },

    deleteWebhook: async ({ grant, params: { workspaceId, webhookId }, now, commit }) => {
      await findWorkspace(database, grant, workspaceId);
      const part = { table: TABLE, grant, workspaceId, id: webhookId } as const;
      return commit(
        [
          lockTenant(grant, now),
          removePart(part, 'webhook-not-found'),
          { sql: 'DELETE FROM rest_deliveries WHERE webhook_id = $1', values: [webhookId] },
        ],
        { body: undefined },
      );
    },
  };
}

/** Handlers for rotating secrets, and for sending and listing deliveries. */
export function messageHandlers({ database, sealer, wake }: HandlerDependencies): SendHandlers {
  return {
    rotateWebhookSecret: async ({ grant, params: { workspaceId, webhookId }, now, commit }) => {
      const row = await findWebhook(database, { grant, workspaceId, webhookId });
      const secret = newSecret();
      const webhook: Webhook = { ...toWebhook(row), updatedAt: now.toISOString() };
      const until = new Date(now.getTime() + ROTATION_SECONDS * 1000).toISOString();
      return commit(
        [
          lockTenant(grant, now),
          {
            sql: `UPDATE rest_webhooks SET old_secret = secret, old_secret_until = $3, secret = $4,
                  updated_at = $5 WHERE id = $1 AND tenant = $2`,
            values: [webhookId, grant.tenant, until, sealer.encrypt(secret), webhook.updatedAt],
            onNoRows: () => new ProblemError('webhook-not-found'),
          },
        ],
        { body: { ...webhook, secret } },
      );
    },

    testWebhook: async ({ grant, params: { workspaceId, webhookId }, now, commit }) => {
      const row = await findWebhook(database, { grant, workspaceId, webhookId });
      if (row['is_enabled'] !== 1) throw new ProblemError('webhook-off');
      const event = { type: 'webhook.test', data: {} } as const;
      const { delivery, statement } = newDelivery(grant, webhookId, event, now);
      const { deliveries: most } = limitsOf(grant);
      const room = {
        table: 'rest_deliveries',
        column: 'tenant',
        value: grant.tenant,
        most,
      } as const;
      const full = limitReached(most, 'messages');
      const statements = [lockTenant(grant, now), requireQuota(grant, room, full), statement];
      const reply = await commit(statements, { body: delivery });
      wake('sending');
      return reply;
    },

    listDeliveries: async ({ grant, params: { workspaceId, webhookId }, query }) => {
      await findWebhook(database, { grant, workspaceId, webhookId });
      const where = { webhook_id: webhookId, tenant: grant.tenant };
      const source = { table: 'rest_deliveries', where, isNewestFirst: true };
      return { body: await readPage(database, source, query, toDelivery) };
    },
  };
}

async function findWebhook(
  database: Database,
  { grant, workspaceId, webhookId }: { grant: Grant; workspaceId: string; webhookId: string },
): Promise<Row> {
  await findWorkspace(database, grant, workspaceId);
  const part = { table: TABLE, grant, workspaceId, id: webhookId } as const;
  return findWorkspaceRow(database, part, 'webhook-not-found');
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

function toWebhook(row: Row): Webhook {
  return {
    id: String(row['id']),
    url: String(row['url']),
    events: JSON.parse(String(row['events'])) as Webhook['events'],
    enabled: row['is_enabled'] === 1,
    createdAt: String(row['created_at']),
    updatedAt: String(row['updated_at']),
  };
}
