import { type ChildProcess, spawn, spawnSync, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { type ProcessUsage, readAllowedCpus, readGroupUsage } from './process-usage.ts';

/** The server has the first processor, the load generator the last one. */
const CPUS = readAllowedCpus();
const SERVER_CPU = CPUS[0] ?? 0;
const GENERATOR_CPU = CPUS.at(-1) ?? 0;

export type ServerProcess = {
  readonly url: string;
  /** Usage of each of its processes. */
  readonly usage: () => ProcessUsage[];
  readonly stop: () => Promise<void>;
};

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Number of processors that the server may use. */
  readonly cpus: number;
  readonly hasChannel?: boolean;
};

/** Moves this process, which generates the load, to its processor. */
export function pinLoadGenerator(): void {
  spawnSync('taskset', [
    '--all-tasks',
    '--pid',
    '--cpu-list',
    `${GENERATOR_CPU}`,
    `${process.pid}`,
  ]);
}

/** Spawns a server on its processors, in a process group of its own. */
export function spawnServer({ program, args, environment, cpus, hasChannel }: Command): {
  readonly child: ChildProcess;
  readonly usage: () => ProcessUsage[];
  readonly stop: () => Promise<void>;
} {
  const list = cpus === 1 ? [SERVER_CPU] : CPUS.slice(0, cpus);
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit'];
  const child = spawn('taskset', ['--cpu-list', list.join(','), program, ...args], {
    detached: true,
    stdio: hasChannel ? [...stdio, 'ipc'] : stdio,
    env: { PATH: process.env['PATH'], ...environment },
  });
  const exited = once(child, 'exit');
  const groupId = child.pid;
  if (groupId === undefined)
    throw new Error('taskset is missing (Debian: apt-get install util-linux).');
  const kill = (): void => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-groupId, 'SIGKILL');
  };
  process.once('exit', kill);
  return {
    child,
    usage: () => readGroupUsage(groupId),
    stop: async () => {
      process.off('exit', kill);
      kill();
      await exited;
    },
  };
}
