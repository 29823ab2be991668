import { describe, expect, test } from 'vitest';
import { diffApiReports, listReportedSymbols } from './diff-api-reports.ts';

function report(code: string): string {
  return `## API Report File for "@brand/web-sdk"\n\n\`\`\`ts\n\n${code}\n\n// (No @packageDocumentation comment for this package)\n\n\`\`\`\n`;
}

const BEFORE = report(`
import { Door } from '@brand/venue';
export { Door }
// @public
export interface Camera {
    readonly zoom: number;
    set(change: CameraChange): void;
}
// @public
export type CameraChange = Base & {
    readonly zoom?: number;
};
// @public
export type Ease = "in" | "out";
// @public
export class Old {
    run(): void;
}
// @public
export function show(a: string): void;
// @public
export const THEMES: readonly string[];
`);

describe('diffApiReports', () => {
  test('finds no difference between equal reports, whatever their layout', () => {
    expect(diffApiReports(BEFORE, BEFORE.replaceAll('    ', '\t'))).toEqual({
      added: [],
      removed: [],
      changed: [],
    });
  });

  test('lists added, removed and changed names, down to members', () => {
    const after = report(`
export { Wall }
// @public
export interface Camera extends Emitter {
    readonly zoom: number;
    set(change: CameraChange, options?: Options): void;
    tilt(): void;
}
// @public
export type CameraChange = Base & {
    readonly zoom?: string;
};
// @public
export type Ease = "in" | "out" | "both";
// @public
export type New = {
    readonly a: string;
};
// @public
export function show(a: string): void;
// @public
export function show(a: number): void;
// @public
export const THEMES: readonly string[];
`);
    expect(diffApiReports(BEFORE, after)).toEqual({
      added: ['Camera.tilt', 'New', 'Wall'],
      removed: ['Door', 'Old'],
      changed: ['Camera', 'Camera.set', 'CameraChange.zoom', 'Ease', 'show'],
    });
  });

  test('reads events by their names', () => {
    const events = report('export type MapEvents = {\n    "floor-change": string;\n};');
    expect([...listReportedSymbols(events).keys()]).toEqual([
      'MapEvents',
      'MapEvents.floor-change',
    ]);
  });
});

describe('listReportedSymbols', () => {
  test('includes members of constants, and of classes that are exported under another name', () => {
    const symbols = listReportedSymbols(
      report(`
// @public
class Location_2 {
    get name(): string;
}
export { Location_2 as Location }
// @public
export const EVENT: {
    readonly CLICK: "click";
};
`),
    );
    expect([...symbols.keys()]).toEqual(['Location', 'Location.name', 'EVENT', 'EVENT.CLICK']);
  });
});
