import type { Finding } from '@brand/mvf/validate';
import { MAX_REPORT_LINES } from './workbench-limits';
import { createComparer } from './compare/create-comparer';
import { chooseDrawing, createMapBundle } from './create-map-bundle';
import { editVenue } from './edit-venue';
import { listGroups, queryFindings } from './list-findings';
import type { ExplorerApi } from './explore/explorer-protocol';
import { once } from './once';
import { openQuestion } from './open-question';
import type { OpenedSource } from './opened-source';
import { centerOf, createPlaceFinder } from './place-finder';
import { readVenueName } from './read-venue-name';
import type { ListedFinding, OpenAnswer, OpenedVenue, Place } from './protocol';
import type { WorkbenchApi } from './workbench-api';
import { throttleProgress } from './throttle-progress';
import { writeDownload } from './write-download';

type Opened = {
  readonly source: OpenedSource;
  readonly findPlace: (finding: Finding) => Promise<Place | undefined>;
  readonly explore: () => Promise<ExplorerApi>;
};

function createState(source: OpenedSource): Opened {
  const explore = once(async () => {
    const { createExplorer } = await import('./explore/create-explorer');
    return createExplorer(await source.readVenue());
  });
  return { source, findPlace: createPlaceFinder(source), explore };
}

/** The workbench without its UI: opens one file at a time and serves queries about it. */
export function createBench(): WorkbenchApi {
  /** The open file, and after it the result of each edit. */
  let states: Opened[] = [];
  // An edit checks the whole venue. The next one waits for its result, and starts from it.
  const inTurn = createQueue();
  const current = (): Opened => {
    const opened = states.at(-1);
    if (opened) return opened;
    throw new Error('No file is open. Choose one first.');
  };
  return {
    async open(question, onProgress, limits = {}): Promise<OpenAnswer> {
      states = [];
      const result = await openQuestion(question, onProgress, limits);
      if ('refusal' in result) return { state: 'refused', refusal: result.refusal };
      states = [createState(result.source)];
      return { state: 'opened', venue: describe(result.source) };
    },
    groups: async (filter) => listGroups(current().source.findings, filter),
    async findings(query) {
      const { source, findPlace } = current();
      const { findings } = source;
      const { indexes, total } = queryFindings(findings, query);
      const listed: ListedFinding[] = [];
      for (const index of indexes) {
        const { code, severity, file, pointer, message } = findings[index]!;
        const hasPlace = (await findPlace(findings[index]!)) !== undefined;
        listed.push({ index, code, severity, file, pointer, message, hasPlace });
      }
      return { findings: listed, total };
    },
    async place(index) {
      const { source, findPlace } = current();
      const finding = source.findings[index];
      return finding && findPlace(finding);
    },
    venueName: async () => readVenueName(current().source),
    center: async () => centerOf(await current().source.readVenue()),
    edit: (edit, onProgress) =>
      inTurn(async () => {
        const source = await editVenue(current().source, edit, throttleProgress(onProgress));
        states.push(createState(source));
        return describe(source);
      }),
    undo: () =>
      inTurn(async () => {
        if (states.length > 1) states.pop();
        return describe(current().source);
      }),
    listFiles: async () => (await current().explore()).listFiles(),
    searchRecords: async (...query) => (await current().explore()).searchRecords(...query),
    findRecord: async (id) => (await current().explore()).findRecord(id),
    readValue: async (place) => (await current().explore()).readValue(place),
    listChildren: async (...query) => (await current().explore()).listChildren(...query),
    listUsages: async (...query) => (await current().explore()).listUsages(...query),
    readJson: async (place) => (await current().explore()).readJson(place),
    ...createComparer(() => current().source),
    picture: (floorId) => createMapBundle(current().source, floorId),
    download: (format, floorId) => writeDownload(current().source, format, floorId),
  };
}

/** Runs one task at a time, in the order of the calls. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

function describe(source: OpenedSource): OpenedVenue {
  const { name, format, version, bytes, counts, floors, edit, problem, leftOut, conversion } =
    source;
  return {
    name,
    format,
    version,
    bytes,
    counts,
    floors,
    problem,
    leftOut,
    drawing: chooseDrawing(bytes),
    edit,
    conversion: conversion && {
      entries: conversion.report.slice(0, MAX_REPORT_LINES),
      more: Math.max(0, conversion.report.length - MAX_REPORT_LINES),
      counts: conversion.counts,
    },
  };
}
