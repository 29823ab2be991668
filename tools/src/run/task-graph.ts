import { availableParallelism } from 'node:os';
import { adviceFor } from '../../failure-advice.mjs';
import { spawnProcessGroup } from './process-group.ts';
import { startProgressLine } from './progress-line.ts';
import { ROOT } from '../shared/repo.ts';

/** A command and its place in the task graph. */
export type PlannedStep = {
  readonly title: string;
  readonly command: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Titles of the steps that must succeed first. */
  readonly needs?: readonly string[];
  /**
   * Number of cores that it keeps busy.
   * @defaultValue `1`
   */
  readonly cores?: number;
};

/** `left-out`: a step that it needs has failed. */
export type StepOutcome = 'passed' | 'failed' | 'left-out';

/** Lines of failed output that are repeated at the end, where readers start. */
const REPEATED_LINES = 200;

type Block = {
  readonly outcome: 'passed' | 'failed';
  readonly title: string;
  readonly text: string;
  /** Its last line, with result and duration. */
  readonly end: string;
};

export type PlanOptions = {
  readonly cores?: number;
  /**
   * Whose output is shown; builds of the portal show that of failures only.
   * @defaultValue `'everything'`
   */
  readonly shows?: 'everything' | 'failures';
};

type Running = {
  readonly step: PlannedStep;
  readonly begin: number;
  readonly end: Promise<void>;
};

/**
 * Runs steps in parallel, each as soon as its dependencies are done and cores are free, in list
 * order. The output of a step is printed as one block when it is done. A failed step is killed with
 * all its processes; steps that do not need it continue, so that all failures are found. The end of
 * failed output is repeated last.
 */
export async function runTaskGraph(
  steps: readonly PlannedStep[],
  { cores = availableParallelism(), shows = 'everything' }: PlanOptions = {},
): Promise<ReadonlyMap<string, StepOutcome>> {
  const outcomes = new Map<string, StepOutcome>();
  const running = new Map<string, Running>();
  const blocks: Block[] = [];
  const begin = Date.now();
  const line = startProgressLine(() => describe({ steps, running, outcomes, begin }));
  const run = async (step: PlannedStep): Promise<void> => {
    const block = await runAsBlock(step);
    line.print(textOf(block, shows));
    blocks.push(block);
    running.delete(step.title);
    outcomes.set(step.title, block.outcome);
  };
  while (outcomes.size < steps.length) {
    for (const step of steps) {
      const { title, needs = [] } = step;
      if (outcomes.has(title) || running.has(title)) continue;
      const needed = needs.map((need) => outcomes.get(need));
      if (needed.some((outcome) => outcome === 'failed' || outcome === 'left-out')) {
        outcomes.set(title, 'left-out');
      } else if (needed.every((outcome) => outcome === 'passed')) {
        // Later steps wait too; otherwise small ones would starve a large one.
        if (!fits(step, running, cores)) break;
        running.set(title, { step, begin: Date.now(), end: run(step) });
      }
    }
    // Nothing is running if the last failure caused others to be skipped.
    if (running.size > 0) await Promise.race([...running.values()].map(({ end }) => end));
  }
  line.stop();
  for (const block of blocks.slice(0, -1)) {
    if (block.outcome === 'failed' && shows === 'everything')
      process.stdout.write(`\n${endOf(block)}`);
  }
  return outcomes;
}

function textOf(block: Block, shows: PlanOptions['shows']): string {
  if (shows === 'everything') return block.text;
  if (block.outcome === 'passed') return block.end;
  const advice = adviceFor(block.text);
  return advice === undefined ? block.text : `✗ ${block.title}: ${advice}\n`;
}

function endOf({ title, text }: Block): string {
  return `▸ ${title}, the end once more\n${text.split('\n').slice(-REPEATED_LINES).join('\n')}`;
}

/** Allows one core more than there are, because processes wait for files and for each other. */
function fits(step: PlannedStep, running: ReadonlyMap<string, Running>, cores: number): boolean {
  const taken = [...running.values()].reduce((sum, each) => sum + coresOf(each.step), 0);
  return running.size === 0 || taken + coresOf(step) <= cores + 1;
}

function coresOf({ cores = 1 }: PlannedStep): number {
  return cores;
}

async function runAsBlock(step: PlannedStep): Promise<Block> {
  const { title, command, args = [], env } = step;
  const begin = Date.now();
  const chunks: Buffer[] = [];
  const collect = (chunk: Buffer): void => void chunks.push(chunk);
  const code = await new Promise<number>((resolve) => {
    const child = spawnProcessGroup(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Output through a pipe would lose its colours.
      env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...process.env, ...env },
    });
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      collect(Buffer.from(`${error.message}\n`));
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
  const output = Buffer.concat(chunks).toString();
  const isOpen = output !== '' && !output.endsWith('\n');
  const mark = code === 0 ? '✓' : '✗';
  const end = `${mark} ${title} (${secondsSince(begin)} s)\n`;
  const head = output === '' ? '' : `▸ ${title}\n`;
  const text = `${head}${output}${isOpen ? '\n' : ''}${end}`;
  return { outcome: code === 0 ? 'passed' : 'failed', title, text, end };
}

type Progress = {
  readonly steps: readonly PlannedStep[];
  readonly running: ReadonlyMap<string, Running>;
  readonly outcomes: ReadonlyMap<string, StepOutcome>;
  readonly begin: number;
};

/** `… 42 s, 6 of 9 done. Now: Pages (12 s). Then: Search records, Host files` */
function describe({ steps, running, outcomes, begin }: Progress): string {
  if (running.size === 0) return '';
  const now = [...running.values()].map(
    (each) => `${each.step.title} (${secondsSince(each.begin)} s)`,
  );
  const then = steps
    .map(({ title }) => title)
    .filter((title) => !outcomes.has(title) && !running.has(title));
  const rest = then.length === 0 ? '' : `. Then: ${then.join(', ')}`;
  const done = `${outcomes.size} of ${steps.length} done`;
  return `… ${secondsSince(begin)} s, ${done}. Now: ${now.join(', ')}${rest}`;
}

function secondsSince(begin: number): string {
  return ((Date.now() - begin) / 1000).toFixed(0);
}

/** Steps that did not succeed, with the command to repeat each; empty if all did. */
export function failureText(
  steps: readonly PlannedStep[],
  outcomes: ReadonlyMap<string, StepOutcome>,
): string {
  return steps
    .filter(({ title }) => outcomes.get(title) !== 'passed')
    .map((step) => `${failureOf(step, outcomes)}\n`)
    .join('');
}

function failureOf(step: PlannedStep, outcomes: ReadonlyMap<string, StepOutcome>): string {
  const { title, command, args = [], env = {}, needs = [] } = step;
  if (outcomes.get(title) === 'failed') {
    const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    const program = command === process.execPath ? ['node'] : ['npx', command];
    const words = [...settings, ...program, ...args].map((word) => word.replace(`${ROOT}/`, ''));
    return `✗ ${title}\n  Its messages are above. Again: ${words.join(' ')}`;
  }
  const missing = needs.filter((need) => outcomes.get(need) !== 'passed');
  return `- ${title}: not run, for it needs ${missing.join(' and ')}`;
}
