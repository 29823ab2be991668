// #region check
import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from './event-row.schema.json' with { type: 'json' };

const DAY = 24 * 60 * 60 * 1000;
const MAX_BODY_BYTES = 64 * 1024;
const MAX_ROWS = 100;

const isRow = new Ajv2020().compile<{ occurred_at: string }>(schema);

/** Returns the rows of a batch, or a sentence that says what is wrong with the batch. */
export function readRows(body: string, now: number): object[] | string {
  let batch: unknown;
  try {
    batch = JSON.parse(body);
  } catch {
    return 'The body is not JSON.';
  }
  if (!Array.isArray(batch) || batch.length === 0 || batch.length > MAX_ROWS) {
    return `Send a list of 1 to ${MAX_ROWS} rows.`;
  }
  for (const [index, row] of batch.entries()) {
    if (!isRow(row)) {
      const [error] = isRow.errors ?? [];
      return `Row ${index}: ${error?.instancePath ?? ''} ${error?.message ?? ''}`;
    }
    const age = now - Date.parse(row.occurred_at);
    // Device clocks are sometimes wrong. NaN means that the time is not valid.
    if (!(age > -DAY && age < 7 * DAY)) {
      return `Row ${index}: ${row.occurred_at} is not within the last seven days.`;
    }
  }
  return batch;
}
// #endregion check

// #region append
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = process.env['EVENTS_FOLDER'] ?? 'events';
/** Each process writes its own files, so no process breaks another's lines. */
const WRITER = process.env['COLLECTOR_NAME'] ?? 'collector-1';

/** Appends rows to the file for the hour: events/day=2026-11-03/collector-1-14.ndjson */
async function append(rows: readonly object[], now: number): Promise<void> {
  const received_at = new Date(now).toISOString();
  const folder = join(FOLDER, `day=${received_at.slice(0, 10)}`);
  await mkdir(folder, { recursive: true });
  const lines = rows.map((row) => `${JSON.stringify({ ...row, received_at })}\n`);
  const file = `${WRITER}-${received_at.slice(11, 13)}.ndjson`;
  await appendFile(join(folder, file), lines.join(''));
}
// #endregion append

// #region serve
import { createServer, type IncomingMessage } from 'node:http';

const server = createServer(async (request, response) => {
  const answer = (status: number, text = ''): void => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
  };
  if (request.method !== 'POST' || request.url !== '/map-events') {
    return answer(404, 'Send rows to POST /map-events.');
  }
  const body = await readBody(request);
  if (body === undefined) return answer(413, `At most ${MAX_BODY_BYTES} bytes.`);
  const now = Date.now();
  const rows = readRows(body, now);
  if (typeof rows === 'string') return answer(400, rows);
  try {
    await append(rows, now);
    return answer(204);
  } catch (error) {
    console.error(error);
    return answer(503, 'Not stored. Send it again later.');
  }
});
server.listen(Number(process.env['PORT'] ?? 8080), () =>
  console.log(JSON.stringify(server.address())),
);

/** Returns the body, or `undefined` if it exceeds the maximum size of a batch. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
// #endregion serve
