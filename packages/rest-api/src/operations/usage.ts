import { exampleOf } from '../example-of.ts';
import { operation } from '../operation.ts';
import { Usage, UsageQuery } from '../schemas/usage.ts';

export const getUsage = operation({
  id: 'getUsage',
  apis: ['partner'],
  tag: 'Usage',
  scope: 'partner',
  method: 'get',
  path: '/v1/workspaces/{workspaceId}/usage',
  summary: 'Read the usage',
  description:
    "Returns the usage of a workspace's keys, by day. Requests are counted before they are answered, and invoices use the same numbers.",
  query: UsageQuery,
  answer: { status: 200, description: 'The counts.', schema: Usage, example: exampleOf(Usage) },
  problems: ['workspace-not-found'],
});
