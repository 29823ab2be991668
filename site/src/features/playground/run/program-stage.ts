import {
  buildFrameUrl,
  type FrameSettings,
  type PageMessage,
  parseVenueReport,
  type VenueReport,
} from '@site/src/samples/frame-messages';
import { type FrameProgram, ProgramFrame } from './program-frame';
import type { RunReport } from './run-messages';

export type StageOptions = {
  readonly container: HTMLElement;
  readonly title: string;
  /** URL of the page that runs programs. */
  readonly page: string;
  readonly look: () => FrameSettings;
  readonly onReport: (report: RunReport) => void;
  readonly onStop: (reason: string) => void;
  readonly onVenue: (report: VenueReport) => void;
  /** Receives other messages of the visible program. They are untrusted. */
  readonly onOther: (data: unknown) => void;
};

/** How long a program that failed before drawing waits before it is replaced. */
const FAILED_MS = 3000;

/**
 * Shows programs. The next one loads behind the visible one and replaces it when its map is drawn,
 * so that a program with an error leaves the last good map in place.
 */
export class ProgramStage {
  readonly #options: StageOptions;
  #shown: ProgramFrame | undefined;
  #next: ProgramFrame | undefined;
  #hasNextFailed = false;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
  }

  /** Whether a program is visible. */
  get hasShown(): boolean {
    return this.#shown !== undefined;
  }

  run(program: FrameProgram): void {
    const { container, title, page, look } = this.#options;
    this.#dropNext();
    const frame: ProgramFrame = new ProgramFrame({
      ...program,
      container,
      title,
      address: buildFrameUrl(page, look(), program.loadOwnBundle !== undefined),
      onReport: (report) => this.#onReport(frame, report),
      onStop: (reason) => this.#onStop(frame, reason),
      onOther: (data) => {
        const report = parseVenueReport(data);
        // Reports of the previous program are ignored while the next one loads.
        if (report && (frame === this.#next || !this.#next)) this.#options.onVenue(report);
        else if (frame === this.#shown) this.#options.onOther(data);
      },
    });
    this.#next = frame;
    this.#hasNextFailed = false;
  }

  /** Sends a message to the visible program. */
  tell(message: object): void {
    this.#shown?.tell(message);
  }

  changeLook(look: FrameSettings): void {
    const message: PageMessage = { type: 'look-change', look };
    this.#shown?.tell(message);
    this.#next?.tell(message);
  }

  clear(): void {
    this.#dropNext();
    this.#shown?.remove();
    this.#shown = undefined;
  }

  #onReport(frame: ProgramFrame, report: RunReport): void {
    // A map that a program drew before it failed does not replace one that works.
    if (report.type === 'run-drawn' && frame === this.#next && this.#hasNextFailed) return;
    if (report.type === 'run-drawn' && frame === this.#next) {
      clearTimeout(this.#clearing);
      this.#shown?.remove();
      this.#shown = frame;
      this.#next = undefined;
      frame.element.dataset['shown'] = '';
    }
    if (report.type === 'run-error' && frame === this.#next && this.#shown) {
      this.#hasNextFailed = true;
      clearTimeout(this.#clearing);
      this.#clearing = setTimeout(() => this.#dropNext(), FAILED_MS);
    }
    // Reports of the previous program are ignored while the next one loads.
    if (frame === this.#next || !this.#next) this.#options.onReport(report);
  }

  #onStop(frame: ProgramFrame, reason: string): void {
    if (frame === this.#shown) this.#shown = undefined;
    if (frame === this.#next) this.#next = undefined;
    this.#options.onStop(reason);
  }

  #dropNext(): void {
    clearTimeout(this.#clearing);
    this.#next?.remove();
    this.#next = undefined;
  }
}
