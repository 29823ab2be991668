import { readFrameSettings, onFrameSettingsChange } from '../../../samples/frame/parent-page.ts';
import {
  hasStartedMap,
  shownMap,
  whenDrawn,
  whenSettled,
} from '../../../samples/frame/watch-maps.ts';
// Listens for the reader's bundle, which comes before the program.
import '../../../samples/frame/own-venue/own-bundle.ts';
import type { FrameSettings } from '../../../samples/frame-messages.ts';
import { type CompiledProgram, REACT_ENTRY } from '../compile/compiled-program.ts';
import type { FloorRequest } from '../floors/floor-messages.ts';
import type { RunRequest, SourcePlace } from '../run/run-messages.ts';
import type { SimulatorRequest } from '../simulator/simulator-messages.ts';
import { describeValue } from './describe-value.ts';
import { installLoopGuard } from './install-loop-guard.ts';
import { forwardConsole } from './forward-console.ts';
import { removeWebRtc } from './remove-web-rtc.ts';
import { restrictCsp } from './restrict-csp.ts';
import { reportCspViolations } from './report-csp-violations.ts';
import { handleSimulatorRequest } from './simulate.ts';
import { handleFloorRequest } from './switch-floors.ts';
import { placeAt, placeOf, runProgram } from './run-program.ts';
import { isFromPage, reportToPage } from './report-to-page.ts';

/** How long a program may take to start a map. After that it counts as drawn without one. */
const MAP_START_TIMEOUT_MS = 1000;

let hasFailed = false;
/** Resolves when the program has run to its end, if it has one. */
const ended = Promise.withResolvers<void>();

type PageRequest = RunRequest | SimulatorRequest | FloorRequest;

/** Waits for a program from the page, runs it and reports on the run. */
function startFrame(): void {
  removeWebRtc();
  restrictCsp();
  applyFrameSettings(readFrameSettings());
  onFrameSettingsChange(applyFrameSettings);
  installLoopGuard();
  forwardConsole();
  reportCspViolations();
  addEventListener('error', ({ error, message, filename, lineno }) =>
    reportProblem(error ?? message, placeAt(filename, lineno) ?? placeOf(error)),
  );
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason, placeOf(reason)));
  addEventListener('message', (event: MessageEvent<PageRequest>) => {
    if (isFromPage(event)) handleRequest(event.data);
  });
  reportToPage({ type: 'run-ready' });
}

function handleRequest(request: PageRequest): void {
  switch (request.type) {
    case 'run-ping':
      return reportToPage({ type: 'run-pong' });
    case 'run-program':
      return void run(request);
    case 'simulator-places':
    case 'simulator-route':
    case 'simulator-report':
      return void handleSimulatorRequest(request);
    case 'floors-list':
    case 'floors-show':
      // Until then, the program may stack its floors.
      return void ended.promise.then(() => handleFloorRequest(request));
  }
}

async function run({
  program,
  assets,
}: Extract<RunRequest, { type: 'run-program' }>): Promise<void> {
  void reportMap(program);
  try {
    await runProgram(program, assets);
  } catch (error) {
    reportProblem(error, placeOf(error));
    return;
  } finally {
    ended.resolve();
  }
  setTimeout(() => hasStartedMap() || hasFailed || void reportDrawn(), MAP_START_TIMEOUT_MS);
}

async function reportMap({ modules }: CompiledProgram): Promise<void> {
  if (modules.at(-1)?.file === REACT_ENTRY) {
    await whenSettled;
    // React renders the map's children, then runs effects; if one throws, React removes the map.
    await nextTurn();
    await nextTurn();
    if (hasFailed && !shownMap()) return;
  } else {
    await whenDrawn;
  }
  await reportDrawn();
}

function reportProblem(error: unknown, place: SourcePlace | undefined): void {
  const { message = describeValue(error) } = (error ?? {}) as { readonly message?: string };
  hasFailed = true;
  reportToPage({ type: 'run-error', message: String(message), ...(place && { place }) });
}

function applyFrameSettings({ theme, language }: FrameSettings): void {
  document.documentElement.lang = language;
  document.documentElement.style.colorScheme = theme;
}

async function reportDrawn(): Promise<void> {
  await nextTurn();
  reportToPage({ type: 'run-drawn' });
}

/** Resolves after the next frame is on the screen. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

startFrame();
