import { type Finding, docsPath, FINDING_CODES, type FindingCode } from '@brand/mvf/validate';
import { MAX_REPORT_LINES } from './workbench-limits';
import { chooseDrawing, createMapBundle } from './create-map-bundle';
import { queryFindings, sortFindings } from './list-findings';
import { loadBytes } from './load-bytes';
import { openSource } from './open-source';
import type { OpenedSource } from './opened-source';
import { createPlaceFinder } from './place-finder';
import type { WorkbenchApi, ListedFinding, OpenAnswer, OpenedVenue, Place } from './protocol';
import { codeOfFailure, refuseFile } from './refuse-file';
import { throttleProgress } from './throttle-progress';
import { writeDownload } from './write-download';

type Opened = {
  readonly source: OpenedSource;
  /** Sorted by severity, worst first. */
  readonly findings: readonly Finding[];
  readonly findPlace: (finding: Finding) => Promise<Place | undefined>;
};

/** The workbench without its UI: opens one file at a time and serves queries about it. */
export function createBench(): WorkbenchApi {
  let opened: Opened | undefined;
  const current = (): Opened => {
    if (opened) return opened;
    throw new Error('No file is open. Choose one first.');
  };
  return {
    async open(question, onProgress, limits = {}): Promise<OpenAnswer> {
      opened = undefined;
      const { name } = question;
      let isOpening = true;
      // Later queries read more of the file, which is not progress of its opening.
      const reportProgress = throttleProgress((progress) => {
        if (isOpening) onProgress(progress);
      });
      try {
        const loaded = await loadBytes(question, reportProgress);
        const result = await openSource(
          name,
          { ...loaded, limits: { ...loaded.limits, ...limits } },
          reportProgress,
        );
        if ('refusedBy' in result) return refused(name, result.refusedBy);
        const { source } = result;
        const findings = sortFindings(source.findings);
        opened = { source, findings, findPlace: createPlaceFinder(source) };
        return { state: 'opened', venue: describe(source) };
      } catch (error) {
        return refused(name, failure(error));
      } finally {
        isOpening = false;
      }
    },
    async findings(query) {
      const { findings, findPlace } = current();
      const { indexes, total } = queryFindings(findings, query);
      const listed: ListedFinding[] = [];
      for (const index of indexes) {
        const { code, severity, file, pointer, message, fix, docs } = findings[index]!;
        const hasPlace = (await findPlace(findings[index]!)) !== undefined;
        listed.push({ index, code, severity, file, pointer, message, fix, docs, hasPlace });
      }
      return { findings: listed, total };
    },
    async place(index) {
      const { findings, findPlace } = current();
      const finding = findings[index];
      return finding && findPlace(finding);
    },
    picture: (floorId) => createMapBundle(current().source, floorId),
    download: (format, floorId) => writeDownload(current().source, format, floorId),
  };
}

function refused(
  name: string,
  reason: { readonly code: string; readonly message: string; readonly docs?: string },
): OpenAnswer {
  return { state: 'refused', refusal: refuseFile(name, reason) };
}

function failure(error: unknown): { code: string; message: string; docs?: string } {
  const code = codeOfFailure(error);
  const message = error instanceof Error ? error.message : String(error);
  const docs = Object.hasOwn(FINDING_CODES, code) ? docsPath(code as FindingCode, 3) : undefined;
  return { code, message, ...(docs !== undefined && { docs }) };
}

function describe(source: OpenedSource): OpenedVenue {
  const { name, format, version, bytes, findings, floors, problem, leftOut, conversion } = source;
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
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
    conversion: conversion && {
      entries: conversion.report.slice(0, MAX_REPORT_LINES),
      more: Math.max(0, conversion.report.length - MAX_REPORT_LINES),
      counts: conversion.counts,
    },
  };
}
