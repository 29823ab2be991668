import { addressOfFrame, type FrameLook, type PageMessage } from '@site/src/samples/frame-messages';
import { type FrameProgram, ProgramFrame } from './program-frame';
import type { RunReport } from './run-messages';

export type StageOptions = {
  readonly container: HTMLElement;
  readonly title: string;
  /** Address of the page that runs programs. */
  readonly page: string;
  readonly look: () => FrameLook;
  readonly onReport: (report: RunReport) => void;
  readonly onStop: (reason: string) => void;
  /** Told what the program that is seen says besides; it may be anything. */
  readonly onOther: (data: unknown) => void;
};

/** A program that failed before it drew anything makes room after this long. */
const FAILED_MS = 3000;

/**
 * Where programs are shown. The next one loads behind the one that is seen, and takes its place when
 * its map is drawn: a program with a mistake leaves the last good map where it is.
 */
export class ProgramStage {
  readonly #options: StageOptions;
  #shown: ProgramFrame | undefined;
  #next: ProgramFrame | undefined;
  #clearing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StageOptions) {
    this.#options = options;
  }

  /** Whether something can be seen. */
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
      address: addressOfFrame(page, look()),
      onReport: (report) => this.#onReport(frame, report),
      onStop: (reason) => this.#onStop(frame, reason),
      onOther: (data) => {
        if (frame === this.#shown) this.#options.onOther(data);
      },
    });
    this.#next = frame;
  }

  /** Tells the program that is seen. */
  tell(message: object): void {
    this.#shown?.tell(message);
  }

  changeLook(look: FrameLook): void {
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
    if (report.type === 'run-drawn' && frame === this.#next) {
      clearTimeout(this.#clearing);
      this.#shown?.remove();
      this.#shown = frame;
      this.#next = undefined;
      frame.element.dataset['shown'] = '';
    }
    if (report.type === 'run-error' && frame === this.#next && this.#shown) {
      clearTimeout(this.#clearing);
      this.#clearing = setTimeout(() => this.#dropNext(), FAILED_MS);
    }
    // What the last program still says while the next one loads is of no interest.
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
