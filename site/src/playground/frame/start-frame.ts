import { readLook, onLookChange } from '../../components/LiveSample/frame/page-around.ts';
import { hasBegunMap, whenDrawn } from '../../components/LiveSample/frame/watch-maps.ts';
import type { FrameLook } from '../../components/LiveSample/frame-messages.ts';
import type { RunRequest, SourcePlace } from '../run/run-messages.ts';
import type { SimulatorRequest } from '../simulator/simulator-messages.ts';
import { describeValue } from './describe-value.ts';
import { endEndlessLoops } from './end-endless-loops.ts';
import { forwardConsole } from './forward-console.ts';
import { narrowPolicy } from './narrow-policy.ts';
import { reportRefusals } from './report-refusals.ts';
import { answerSimulator } from './simulate.ts';
import { placeAt, placeOf, runProgram } from './run-program.ts';
import { isFromPage, tellPage } from './tell-page.ts';

/** A program that shows no venue at once has this long to begin. */
const BEGIN_MS = 1000;

/** Waits in its frame for a program, runs it, and tells the page how that goes. */
function startFrame(): void {
  narrowPolicy();
  dress(readLook());
  onLookChange(dress);
  endEndlessLoops();
  forwardConsole();
  reportRefusals();
  addEventListener('error', ({ error, message, filename, lineno }) =>
    reportProblem(error ?? message, placeAt(filename, lineno)),
  );
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason, placeOf(reason)));
  addEventListener('message', (event: MessageEvent<RunRequest | SimulatorRequest>) => {
    if (isFromPage(event)) answer(event.data);
  });
  void whenDrawn.then(reportDrawn);
  tellPage({ type: 'run-ready' });
}

function answer(request: RunRequest | SimulatorRequest): void {
  switch (request.type) {
    case 'run-ping':
      return tellPage({ type: 'run-pong' });
    case 'run-program':
      return void run(request);
    case 'simulator-places':
    case 'simulator-route':
    case 'simulator-report':
      return void answerSimulator(request);
  }
}

async function run({
  program,
  assets,
}: Extract<RunRequest, { type: 'run-program' }>): Promise<void> {
  try {
    await runProgram(program, assets);
  } catch (error) {
    reportProblem(error, placeOf(error));
    return;
  }
  setTimeout(() => hasBegunMap() || reportDrawn(), BEGIN_MS);
}

function reportProblem(error: unknown, place: SourcePlace | undefined): void {
  const { message = describeValue(error) } = (error ?? {}) as { readonly message?: string };
  tellPage({ type: 'run-error', message: String(message), ...(place && { place }) });
}

function dress({ theme, language }: FrameLook): void {
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
}

/** After the next frame, when what was drawn is on the screen. */
function reportDrawn(): void {
  requestAnimationFrame(() => setTimeout(() => tellPage({ type: 'run-drawn' })));
}

startFrame();
