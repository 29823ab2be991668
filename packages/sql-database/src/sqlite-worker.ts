import { parentPort, workerData } from 'node:worker_threads';
import { SqliteConnection } from './sqlite-connection.ts';
import {
  monotonicMs,
  type SqliteCall,
  type SqliteMessage,
  type SqliteResult,
  type SqliteSettings,
} from './sqlite-messages.ts';

type WaitingCall = { readonly call: SqliteCall; readonly untilMs: number };

const RETRY_MS = 5;

/** Runs the calls of one database one after the other, outside the event loop that serves pages. */
const settings = workerData as SqliteSettings;
const connection = new SqliteConnection(settings, (notice) => post({ notice }));
/** Calls that wait for the lock of another process. Other calls can still read. */
const waiting: WaitingCall[] = [];

parentPort?.on('message', (call: SqliteCall) => {
  const next = { call, untilMs: monotonicMs() + settings.busyTimeoutMs };
  const { kind } = call.request;
  const mayOvertake = kind === 'read' || kind === 'size';
  if ((mayOvertake || waiting.length === 0) && attempt(next)) return;
  waiting.push(next);
  if (waiting.length === 1) setTimeout(retry, RETRY_MS);
});

/** Returns whether the call is completed. */
function attempt({ call: { id, request, deadlineMs }, untilMs }: WaitingCall): boolean {
  const result = execute(request, deadlineMs);
  const isBusy = 'failure' in result && result.failure === 'busy';
  if (isBusy && monotonicMs() < untilMs) return false;
  post({ id, result });
  return true;
}

function retry(): void {
  while (waiting[0] && attempt(waiting[0])) waiting.shift();
  if (waiting.length > 0) setTimeout(retry, RETRY_MS);
}

function execute(request: SqliteCall['request'], deadlineMs: number): SqliteResult {
  if (request.kind !== 'close' && monotonicMs() > deadlineMs)
    return { failure: 'unavailable', message: 'The call waited too long.' };
  return connection.execute(request, deadlineMs);
}

function post(message: SqliteMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
