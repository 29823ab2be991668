import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';

/** Grace period between SIGTERM and SIGKILL. */
const GRACE_MS = 5000;
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 };
/** Whether a signal can reach a process and its children at once. */
export const HAS_GROUPS: boolean = process.platform !== 'win32';
const running = new Set<ChildProcess>();
let isListening = false;

/**
 * Spawns a process in its own process group. Its children are killed when it exits, and the group
 * is killed when this process is signalled or exits.
 */
export function spawnProcessGroup(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  listen();
  const child = spawn(command, args, { ...options, detached: HAS_GROUPS });
  running.add(child);
  child.on('exit', () => signalGroup(child, 'SIGKILL'));
  child.on('close', () => running.delete(child));
  child.on('error', () => running.delete(child));
  return child;
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => void endAll(EXIT_CODES[name]));
  }
  process.on('exit', () => running.forEach((child) => signalGroup(child, 'SIGKILL')));
}

async function endAll(exitCode: number): Promise<never> {
  const ends = [...running].map((child) => new Promise((resolve) => child.on('close', resolve)));
  for (const child of running) signalGroup(child, 'SIGTERM');
  const late = new Promise((resolve) => setTimeout(resolve, GRACE_MS));
  await Promise.race([Promise.all(ends), late]);
  process.exit(exitCode);
}

/** Signals the process and the rest of its group. */
export function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, name);
    else child.kill(name);
  } catch {
    // The group has already exited.
  }
}
