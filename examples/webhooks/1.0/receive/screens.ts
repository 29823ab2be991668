// #region screens
import type { ServerResponse } from 'node:http';

/** Screens that wait for events, each with a response that stays open. */
export class Screens {
  readonly #open = new Set<ServerResponse>();

  add(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    });
    response.write(': connected\n\n');
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  tell(venueId: string): void {
    const data = JSON.stringify({ venue_id: venueId });
    for (const response of this.#open)
      response.write(`event: published\ndata: ${data}\n\n`);
  }
}
// #endregion screens
