import type { TenantKeys } from '../access/api-keys.ts';
import type { SecretCipher } from '../access/secret-cipher.ts';
import type { Tokens } from '../access/tokens.ts';
import type { SvgJobs } from '../rendering/svg-jobs.ts';
import type { Database } from '@brand/sql-database';
import type { DemoVenues } from '../venues/demo-venues.ts';
import type { VisibleVenues } from '../venues/visible-venues.ts';
import type { AddressRules } from '../webhooks/assert-public-url.ts';

export type HandlerDependencies = {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly sealer: SecretCipher;
  readonly tenantKeys: TenantKeys;
  readonly demoVenues: DemoVenues;
  readonly venues: VisibleVenues;
  readonly jobs: SvgJobs;
  readonly addressRules: AddressRules;
  /** Wakes a job worker: there is a drawing to render, or a message to send. */
  readonly wake: (loop: 'drawing' | 'sending') => void;
};
