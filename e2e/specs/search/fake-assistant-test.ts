import { startIsolatedPortal } from '../../isolated-portal.ts';
import { test as base } from '../../test.ts';
import { FakeAssistant } from './fake-assistant.ts';

/** Tests on a portal with a fake assistant at another origin. */
export const fakeAssistantTest = base.extend<object, { standIn: FakeAssistant; portalUrl: string }>(
  {
    standIn: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed.
      async ({}, use) => {
        const standIn = new FakeAssistant();
        await use(standIn);
        standIn.close();
      },
      { scope: 'worker' },
    ],
    portalUrl: [
      async ({ standIn }, use) => {
        const portal = await startIsolatedPortal({ ASSISTANT_URL: await standIn.listen() });
        await use(`http://localhost:${portal.port}`);
        await portal.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ portalUrl }, use) => use(portalUrl),
  },
);
