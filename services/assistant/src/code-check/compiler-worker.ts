import { parentPort, workerData } from 'node:worker_threads';
import type { CodeTypes } from '@brand/wire/assistant';
import type ts from 'typescript';
import { compileCode } from './compile-code.ts';
import type { CompileRequest, WorkerMessage, WorkerSettings } from './compile-request.ts';
import { readTypes } from './read-types.ts';
import { TypeCheckEnvironment } from './type-check-environment.ts';

/** Each environment holds a program with all its types. Concurrent readers use few versions. */
const MAX_CACHED_ENVIRONMENTS = 3;

const { siteFolder } = workerData as WorkerSettings;
const environments = new Map<string, TypeCheckEnvironment>();
const parsed = new Map<string, ts.SourceFile>();

function environmentOf(types: CodeTypes): TypeCheckEnvironment {
  const environment = environments.get(types.label) ?? createEnvironment(types);
  // Moves the environment to the end of the eviction order (LRU).
  environments.delete(types.label);
  environments.set(types.label, environment);
  const [oldest] = environments.keys();
  if (environments.size > MAX_CACHED_ENVIRONMENTS && oldest !== undefined)
    environments.delete(oldest);
  return environment;
}

function createEnvironment(types: CodeTypes): TypeCheckEnvironment {
  const { packageName } = types;
  const environment = new TypeCheckEnvironment(
    { files: readTypes(siteFolder, types), packageName },
    parsed,
  );
  // Warms up the compiler, so that its start does not count towards the time limit of the code.
  environment.compile('/main.ts', '');
  return environment;
}

function tell(message: WorkerMessage): void {
  // Worker messages have no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(message);
}

parentPort?.on('message', (request: CompileRequest) => {
  const environment = environmentOf(request.types);
  tell('begun');
  tell(compileCode(request, environment));
});
