import { once } from 'node:events';
import { endGroup, outputOf, type Sandbox } from './sandbox.ts';

const START_TIMEOUT_MS = 60_000;

/** Starts a server of a project and resolves with the URL that it prints. */
export async function preview(sandbox: Sandbox, command: string, folder: string): Promise<string> {
  const server = sandbox.start(command, folder);
  const timer = setTimeout(() => endGroup(server), START_TIMEOUT_MS);
  const ended = once(server, 'close');
  for (;;) {
    await Promise.race([once(server.stdout!, 'data'), ended]);
    const url = /http:\/\/localhost:\d+\//.exec(outputOf(server))?.[0];
    if (url !== undefined) {
      clearTimeout(timer);
      return url;
    }
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`"${command}" ended without a URL:\n${outputOf(server)}`);
    }
  }
}
