import { parentPort, workerData } from 'node:worker_threads';
import type { CodeTypes } from '@brand/wire/assistant';
import type ts from 'typescript';
import { compileCode } from './compile-code.ts';
import type { CompileRequest, WorkerMessage, WorkerSettings } from './compile-request.ts';
import { readTypes } from './read-types.ts';
import { TypeCheckEnvironment } from './type-check-environment.ts';

/** Each holds a program with all of its types: readers of one moment are of few versions. */
const MAX_CACHED_ENVIRONMENTS = 3;

const { siteFolder } = workerData as WorkerSettings;
const rooms = new Map<string, TypeCheckEnvironment>();
const parsed = new Map<string, ts.SourceFile>();

function roomOf(types: CodeTypes): TypeCheckEnvironment {
  const room = rooms.get(types.label) ?? openRoom(types);
  // The one that was used last goes last.
  rooms.delete(types.label);
  rooms.set(types.label, room);
  const [oldest] = rooms.keys();
  if (rooms.size > MAX_CACHED_ENVIRONMENTS && oldest !== undefined) rooms.delete(oldest);
  return room;
}

function openRoom(types: CodeTypes): TypeCheckEnvironment {
  const { packageName } = types;
  const room = new TypeCheckEnvironment(
    { files: readTypes(siteFolder, types), packageName },
    parsed,
  );
  // What takes long the first time is not held against the code.
  room.compile('/main.ts', '');
  return room;
}

function tell(message: WorkerMessage): void {
  // Threads have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', (request: CompileRequest) => {
  const room = roomOf(request.types);
  tell('begun');
  tell(compileCode(request, room));
});
