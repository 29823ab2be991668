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
  summary: 'Read what was used',
  description:
    'Counts by day what the keys of a workspace were used for. Requests are counted before they are answered, so that the numbers are those of invoices.',
  query: UsageQuery,
  answer: { status: 200, description: 'The counts.', schema: Usage, example: exampleOf(Usage) },
  problems: ['workspace-not-found'],
});
