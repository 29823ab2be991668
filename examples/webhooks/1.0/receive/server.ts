// #region receive
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { readEvent, type WebhookEvent } from './events.ts';
import { Inbox } from './inbox.ts';

const MAX_BODY_BYTES = 64 * 1024;

export type ReceiverOptions = {
  readonly secret: string;
  /** Called with each new event, after the response is sent. */
  readonly work: (event: WebhookEvent) => Promise<void>;
};

export function createReceiver({ secret, work }: ReceiverOptions): Server {
  const webhook = new Webhook(secret);
  const inbox = new Inbox();
  return createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/webhooks') {
      response.writeHead(404).end();
      return;
    }
    const body = await readBody(request).catch(() => undefined);
    if (body === undefined) {
      response.writeHead(413, { connection: 'close' }).end();
      return;
    }
    const { headers } = request;
    try {
      // Verify the raw bytes: JSON that is parsed and written again differs.
      webhook.verify(body, headers as Record<string, string>, {
        jsonParse: false,
      });
    } catch (error) {
      console.warn(`Webhook refused: ${(error as Error).message}`);
      response.writeHead(401).end();
      return;
    }
    const event = readEvent(parseJson(body));
    const isNew =
      event && inbox.add(String(headers['webhook-id']), event) === 'new';
    response.writeHead(204).end();
    if (isNew) await work(event).catch(console.error);
  });
}
// #endregion receive

// #region body
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Keep the connection open, so that the sender can read the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
// #endregion body

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

// #region start
if (import.meta.main) {
  const secret = process.env['WEBHOOK_SECRET'];
  if (!secret) throw new Error("Set WEBHOOK_SECRET to your endpoint's secret.");
  const work = async (event: WebhookEvent) => {
    // Your code: download the bundle beside the old one, then switch over.
    console.log(event.type, event.data);
  };
  createReceiver({ secret, work }).listen(8080);
  console.log('http://localhost:8080/webhooks');
}
// #endregion start
