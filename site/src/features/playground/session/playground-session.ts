import { readShareHash } from '@brand/wire/playground';
import type { FrameSettings, VenueReport } from '@site/src/samples/frame-messages';
import type { OwnVenue } from '@site/src/venue/own/own-venue';
import { entryOf, type SourceFiles } from '../compile/compiled-program';
import { loadCodeParts } from '../lazy/load-parts';
import { addLines, EMPTY_LOG } from '../run/console-log';
import { ProgramStage } from '../run/program-stage';
import type { RunReport } from '../run/run-messages';
import type { SampleSource } from '../sample-source';
import { type FloorReport, type FloorRequest, parseFloorReport } from '../floors/floor-messages';
import {
  parseSimulatorResponse,
  type SimulatorResponse,
  type SimulatorRequest,
} from '../simulator/simulator-messages';
import { writeDraft, readDraft } from './drafts';
import type { NumberedProblem, OwnBundle, PlaygroundState, Problem } from './playground-state';

export type SessionOptions = {
  readonly loadSource: (path: string) => Promise<SampleSource>;
  /** URL of the page that runs programs of a version. */
  readonly framePage: (version: string) => string;
  readonly packagesOf: (version: string, files: SourceFiles) => readonly string[];
  /** Initial theme and language. */
  readonly look: FrameSettings;
};

type OpenOptions = {
  /** Element that the frames of the program are added to. */
  readonly container: HTMLElement;
  /** Hash of a URL, which may carry code. */
  readonly hash: string;
  /** Whether to open the published code, even if the reader has edited it. */
  readonly isDraftIgnored?: boolean;
};

/** Debounce between the last keystroke and the next run. */
const RUN_DEBOUNCE_MS = 700;
const MAX_PROBLEMS = 20;

const START: PlaygroundState = {
  source: undefined,
  files: {},
  file: '',
  isEdited: false,
  phase: 'loading',
  hasMap: false,
  mapNumber: 0,
  problems: [],
  log: EMPTY_LOG,
  notice: undefined,
  bundle: undefined,
  isShared: false,
  drawnVenue: undefined,
};

/** The state of one program: its files, its runs and their results. */
export class PlaygroundSession {
  readonly #options: SessionOptions;
  readonly #listeners = new Set<() => void>();
  readonly #simulators = new Set<(answer: SimulatorResponse) => void>();
  readonly #floorSwitches = new Set<(report: FloorReport) => void>();
  #state = START;
  #stage: ProgramStage | undefined;
  #look: FrameSettings;
  #ownVenue: OwnVenue | undefined;
  #path = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #runs = 0;
  #problems = 0;

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#look = options.look;
  }

  readonly getState = (): PlaygroundState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens a sample: as shared in the URL, as drafted, or unchanged. */
  async open(path: string, { container, hash, isDraftIgnored }: OpenOptions): Promise<void> {
    this.close();
    this.#path = path;
    this.#update({ ...START });
    try {
      const source = await this.#options.loadSource(path);
      if (this.#path !== path) return;
      this.#stage = this.#createStage(source, container);
      const { files, notice, isShared } = await chooseFiles(source, hash, isDraftIgnored);
      if (this.#path !== path) return;
      this.#update({
        source,
        files,
        file: entryOf(files),
        notice,
        isShared,
        isEdited: !isSame(files, source.files),
      });
      await this.run();
    } catch (error) {
      if (this.#path === path) this.#fail({ message: (error as Error).message });
    }
  }

  /** Ends the running program. A session can be opened again. */
  close(): void {
    clearTimeout(this.#timer);
    this.#path = '';
    this.#runs += 1;
    this.#stage?.clear();
    this.#stage = undefined;
  }

  select(file: string): void {
    this.#update({ file });
  }

  /** Changes a file; the program runs again after a pause. */
  edit(file: string, text: string): void {
    const { files, source, isShared } = this.#state;
    if (!source || files[file] === text) return;
    const changed = { ...files, [file]: text };
    const isEdited = !isSame(changed, source.files);
    this.#update({ files: changed, isEdited });
    writeDraft(source.path, isEdited ? changed : undefined, isShared);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(), RUN_DEBOUNCE_MS);
  }

  /** Restores the sample as published. */
  reset(): void {
    const { source } = this.#state;
    if (!source) return;
    writeDraft(source.path, undefined);
    this.#update({
      files: source.files,
      file: entryOf(source.files),
      isEdited: false,
      notice: undefined,
      bundle: undefined,
      isShared: false,
    });
    void this.run();
  }

  /** Shows a venue of the reader instead of demo venues, from the next run. */
  setOwnVenue(venue: OwnVenue | undefined): void {
    if (venue?.id === this.#ownVenue?.id) return;
    this.#ownVenue = venue;
    if (this.#state.source) void this.run();
  }

  /** Adds a bundle beside the program. */
  bring(bundle: OwnBundle): void {
    this.#update({ bundle });
  }

  dismissNotice(): void {
    this.#update({ notice: undefined });
  }

  tell(notice: string): void {
    this.#update({ notice });
  }

  clearConsole(): void {
    this.#update({ log: EMPTY_LOG });
  }

  changeLook(look: FrameSettings): void {
    if (look.theme === this.#look.theme && look.language === this.#look.language) return;
    this.#look = look;
    // Maps before 6.0 cannot change their colours.
    if (this.#state.source?.version === '5.0') void this.run();
    else this.#stage?.changeLook(look);
  }

  /** Sends a request to the visible map. */
  ask(request: SimulatorRequest | FloorRequest): void {
    this.#stage?.tell(request);
  }

  /** Calls the listener with simulator responses. Returns a function that unsubscribes. */
  onAnswer(listener: (answer: SimulatorResponse) => void): () => void {
    this.#simulators.add(listener);
    return () => this.#simulators.delete(listener);
  }

  /** Calls the listener when the map reports its floors. Returns a function that unsubscribes. */
  onFloors(listener: (report: FloorReport) => void): () => void {
    this.#floorSwitches.add(listener);
    return () => this.#floorSwitches.delete(listener);
  }

  async run(): Promise<void> {
    clearTimeout(this.#timer);
    const { source, files, bundle, isEdited } = this.#state;
    if (!source || !this.#stage) return;
    this.#runs += 1;
    const run = this.#runs;
    this.#update({ phase: 'loading', problems: [], log: EMPTY_LOG, drawnVenue: undefined });
    const assets = { ...source.assets, ...(bundle && { [bundle.name]: bundle.blob }) };
    try {
      const program = isEdited ? await this.#compile(files, Object.keys(assets)) : source.program;
      const loadOwnBundle = this.#chooseBundle();
      if (run === this.#runs) this.#stage.run({ program, assets, loadOwnBundle });
    } catch (error) {
      if (run === this.#runs) this.#fail(asProblem(error));
    }
  }

  #chooseBundle(): (() => Promise<Blob>) | undefined {
    const venue = this.#ownVenue;
    const { source, isShared } = this.#state;
    if (!venue || isShared || source?.version !== '6.0') return undefined;
    return async () => {
      const { loadOwnBundle } = await import(
        /* webpackChunkName: "venue-switch" */ '@site/src/venue/own/switch-venue'
      );
      return loadOwnBundle(venue);
    };
  }

  async #compile(files: SourceFiles, assets: readonly string[]) {
    const { compileFiles } = await loadCodeParts();
    const packages = this.#options.packagesOf(this.#state.source?.version ?? '', files);
    return compileFiles({ files, assets, packages });
  }

  #createStage({ title, version }: SampleSource, container: HTMLElement): ProgramStage {
    return new ProgramStage({
      container,
      title: `${title}: the running program`,
      page: this.#options.framePage(version),
      look: () => this.#look,
      onReport: (report) => this.#onReport(report),
      onStop: (reason) => this.#onStop(reason),
      onVenue: (report) => this.#onVenue(report),
      onOther: (data) => {
        const answer = parseSimulatorResponse(data);
        if (answer) for (const listener of this.#simulators) listener(answer);
        const report = parseFloorReport(data);
        if (report) for (const listener of this.#floorSwitches) listener(report);
      },
    });
  }

  #onReport(report: RunReport): void {
    if (report.type === 'run-drawn') {
      this.#update({ phase: 'running', hasMap: true, mapNumber: this.#runs });
    }
    if (report.type === 'run-console') this.#update({ log: addLines(this.#state.log, report) });
    if (report.type === 'run-error') this.#fail(report);
  }

  #onVenue(report: VenueReport): void {
    if (report.type === 'sample-venue') {
      this.#update({ drawnVenue: report.name });
      return;
    }
    const text = `“${report.wanted}” is ${report.used} in your venue.`;
    this.#update({ log: addLines(this.#state.log, { lines: [{ level: 'info', text }] }) });
  }

  #onStop(reason: string): void {
    const hasMap = this.#stage?.hasShown ?? false;
    this.#update({ phase: 'stopped', hasMap, problems: [this.#numbered({ message: reason })] });
  }

  #fail(problem: Problem): void {
    const { phase, problems } = this.#state;
    this.#update({
      // A visible map stays when a later error is reported.
      phase: phase === 'running' ? 'running' : 'failed',
      hasMap: this.#stage?.hasShown ?? false,
      problems: [...problems, this.#numbered(problem)].slice(-MAX_PROBLEMS),
    });
  }

  #numbered({ message, place }: Problem): NumberedProblem {
    this.#problems += 1;
    return { id: this.#problems, message, place };
  }

  #update(change: Partial<PlaygroundState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

type ChosenFiles = {
  readonly files: SourceFiles;
  readonly notice: string | undefined;
  readonly isShared: boolean;
};

async function chooseFiles(
  source: SampleSource,
  hash: string,
  isDraftIgnored = false,
): Promise<ChosenFiles> {
  try {
    const shared = await readShareHash(hash);
    if (shared) {
      return {
        files: { ...source.files, ...shared.files },
        notice: 'This code was shared with you. It runs without access to this site.',
        isShared: true,
      };
    }
  } catch (error) {
    return { files: source.files, notice: (error as Error).message, isShared: false };
  }
  const draft = isDraftIgnored ? undefined : readDraft(source.path);
  return draft
    ? {
        files: { ...source.files, ...draft.files },
        notice: 'Your edits were restored.',
        isShared: draft.isShared,
      }
    : { files: source.files, notice: undefined, isShared: false };
}

function asProblem(error: unknown): Problem {
  const { message, file, line } = error as Error & { file?: string; line?: number };
  return {
    message,
    place: file !== undefined && line !== undefined ? { file, line } : undefined,
  };
}

function isSame(files: SourceFiles, others: SourceFiles): boolean {
  const names = Object.keys(files);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => files[name] === others[name])
  );
}
