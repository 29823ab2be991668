import { startService } from '@brand/server';
import { classifyRoute } from './classify-route.ts';

/** Runs the portal: the site and its services. */
await startService({
  name: 'portal',
  defaultPort: 3000,
  classify: classifyRoute,
  environment: process.env,
  // Loaded here, so that the primary of a cluster stays small.
  open: async (context) => (await import('./open-portal.ts')).openPortal(process.env, context),
});
