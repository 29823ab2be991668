import { setTimeout as wait } from 'node:timers/promises';
import { startService } from '../start-service.ts';

/** A service of two processes that share what they receive. */
await startService({
  name: 'fixture',
  defaultPort: 0,
  classify: () => 'page',
  environment: process.env,
  open: ({ bus }) => {
    if (process.env['FAIL'] === 'open') throw new Error('SETTING: expected a value.');
    const received: string[] = [];
    bus.subscribe('word', (word: string) => received.push(word));
    return {
      mount: (app) =>
        app
          .get('/pid', ({ text }) => text(String(process.pid)))
          .get('/received', ({ json }) => json({ pid: process.pid, received }))
          .get('/publish/:word', ({ req, text }) => {
            bus.publish('word', req.param('word'));
            return text(String(process.pid));
          })
          .get('/slow', async ({ text }) => {
            await wait(1000);
            return text('slow');
          })
          .get('/crash', () => process.abort()),
      // Only the first worker listens before it is warm.
      whenWarm: process.env['IS_SLOW'] === '1' ? wait(60_000) : undefined,
      close: async () => undefined,
    };
  },
});
