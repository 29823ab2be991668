import type { OwnVenueMessage } from '@site/src/samples/frame-messages';
import type { CompiledProgram } from '../compile/compiled-program.ts';
import { parseRunReport, type RunReport, type RunRequest } from './run-messages.ts';

export type FrameProgram = {
  readonly program: CompiledProgram;
  readonly assets: Readonly<Record<string, string | Blob>>;
  /** Loads the reader's bundle, which takes the place of demo venues. */
  readonly loadOwnBundle?: (() => Promise<Blob>) | undefined;
};

export type ProgramFrameOptions = FrameProgram & {
  readonly container: HTMLElement;
  /** URL of the page that runs programs. */
  readonly address: string;
  readonly title: string;
  readonly onReport: (report: RunReport) => void;
  /** Receives messages that are not reports. They are untrusted. */
  readonly onOther: (data: unknown) => void;
  /** Called with the reason when the frame is removed for misbehaviour. */
  readonly onStop: (reason: string) => void;
};

const PING_EVERY_MS = 1000;
/** How long a program may leave pings unanswered. The loop guard ends its loops long before. */
const PING_TIMEOUT_MS = 10_000;
const LOAD_TIMEOUT_MS = 20_000;
/** Messages per second. More are an attempt to keep the page busy. */
const MAX_MESSAGES = 300;

const SILENT =
  'The code did not respond for 10 seconds, so it was stopped. Look for a loop or an expression that never ends, then run the code again.';
const NOT_LOADED =
  'The page that runs the code did not load. Check your connection, then run the code again.';
const NOISY =
  'The code sent messages without a pause, so it was stopped. Look for code that repeats without end, then run the code again.';
const LEFT =
  'The code navigated to another page, so it was stopped. Remove the line that changes the URL, then run the code again.';

/**
 * One run of a program in a frame without an origin. A watchdog removes the frame if it hangs,
 * floods the page with messages or navigates away.
 */
export class ProgramFrame {
  readonly element: HTMLIFrameElement;
  readonly #options: ProgramFrameOptions;
  readonly #pulse: ReturnType<typeof setInterval>;
  #heardAt = performance.now();
  #isReady = false;
  #loads = 0;
  #messages = 0;
  #isRemoved = false;

  constructor(options: ProgramFrameOptions) {
    this.#options = options;
    this.element = document.createElement('iframe');
    this.element.title = options.title;
    this.element.setAttribute('sandbox', 'allow-scripts');
    this.element.addEventListener('load', this.#onLoad);
    addEventListener('message', this.#onMessage);
    this.#pulse = setInterval(this.#onPulse, PING_EVERY_MS);
    this.element.src = options.address;
    options.container.append(this.element);
  }

  tell(message: object): void {
    // The frame has an opaque origin, so none can be named. The program already has all of this
    // data.
    this.element.contentWindow?.postMessage(message, '*');
  }

  remove(): void {
    this.#isRemoved = true;
    clearInterval(this.#pulse);
    removeEventListener('message', this.#onMessage);
    this.element.remove();
  }

  readonly #onLoad = (): void => {
    this.#loads += 1;
    if (this.#loads > 1) this.#stop(LEFT);
  };

  readonly #onMessage = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== this.element.contentWindow || this.#isRemoved) return;
    this.#messages += 1;
    if (this.#messages > MAX_MESSAGES) {
      this.#stop(NOISY);
      return;
    }
    this.#heardAt = performance.now();
    const report = parseRunReport(data);
    if (report?.type === 'run-pong') return;
    if (!report) this.#options.onOther(data);
    else if (report.type === 'run-ready') this.#begin();
    else this.#options.onReport(report);
  };

  #begin(): void {
    // A second message was sent by the program itself.
    if (this.#isReady) return;
    this.#isReady = true;
    const { program, assets, loadOwnBundle } = this.#options;
    this.tell({ type: 'run-program', program, assets } satisfies RunRequest);
    if (loadOwnBundle) void this.#sendBundle(loadOwnBundle);
  }

  /** The program waits for the bundle when it opens a demo venue. */
  async #sendBundle(load: () => Promise<Blob>): Promise<void> {
    try {
      this.tell({ type: 'own-venue', bundle: await load() } satisfies OwnVenueMessage);
    } catch (error) {
      this.#stop((error as Error).message);
    }
  }

  readonly #onPulse = (): void => {
    this.#messages = 0;
    // Browsers throttle hidden pages.
    if (document.hidden) {
      this.#heardAt = performance.now();
      return;
    }
    const silence = performance.now() - this.#heardAt;
    if (this.#isReady && silence > PING_TIMEOUT_MS) this.#stop(SILENT);
    else if (!this.#isReady && silence > LOAD_TIMEOUT_MS) this.#stop(NOT_LOADED);
    else this.tell({ type: 'run-ping' } satisfies RunRequest);
  };

  #stop(reason: string): void {
    if (this.#isRemoved) return;
    this.remove();
    this.#options.onStop(reason);
  }
}
