import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type powerbi from 'powerbi-visuals-api';
import { brand } from '../../../brand.ts';

const FILE = join(
  import.meta.dirname,
  '../../../apps/power-bi-visual/dist/power-bi/indoor-map.pbiviz',
);
const ROLES = ['latitude', 'longitude', 'floor', 'name', 'category'] as const;

/** Latitude, longitude, floor, name, category. */
export type ReportRow = readonly [number, number, string | number | null, string, string];

/** Calls that the visual made to its host. */
export type HostCalls = {
  readonly finished: number;
  readonly failures: readonly string[];
  /** Indexes of the rows of each selection. */
  readonly selections: readonly (readonly number[])[];
  /** Position and lines of the last tooltip. */
  readonly tooltip:
    | { readonly coordinates: readonly number[]; readonly lines: readonly string[] }
    | undefined;
};

/**
 * Fakes the documented interface of Power BI: runs the script of the file in a sandboxed frame
 * without an origin, creates the visual there, and passes data to it.
 */
export class PowerBiHost {
  readonly inside: FrameLocator;
  readonly #frame: Frame;
  readonly #guid: string;

  private constructor(page: Page, frame: Frame, guid: string) {
    this.inside = page.frameLocator('iframe');
    this.#frame = frame;
    this.#guid = guid;
  }

  /** Opens a report with the visual of the built file. Maps are loaded from `portal`. */
  static async open(page: Page, portal: string): Promise<PowerBiHost> {
    const { guid, js, css } = readVisual(portal);
    // Escapes sequences that would end the script element. In a string they mean the same.
    const script = js.replaceAll(/<(\/script|!--)/gi, '<\\$1');
    await page.evaluate(
      (html) => {
        const frame = document.createElement('iframe');
        frame.title = 'Visual';
        frame.sandbox.add('allow-scripts');
        frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
        frame.srcdoc = html;
        document.body.append(frame);
      },
      `<!doctype html><meta charset="utf-8"><style>html,body,#visual{height:100%;margin:0}${css}</style>
      <div id="visual"></div><script>globalThis.powerbi = {};</script><script>${script}</script>`,
    );
    const element = await page.waitForSelector('iframe');
    const frame = (await element.contentFrame())!;
    await frame.waitForFunction('globalThis.powerbi?.visuals !== undefined');
    const host = new PowerBiHost(page, frame, guid);
    await host.#create();
    return host;
  }

  /** Passes rows and settings of the format pane to the visual. */
  async update(rows: readonly ReportRow[], objects: powerbi.DataViewObjects): Promise<void> {
    const columns = ROLES.map((role) => ({ displayName: role, roles: { [role]: true } }));
    const dataView = {
      metadata: { columns, objects },
      table: { columns, rows: rows.map((cells) => [...cells] as powerbi.DataViewTableRow) },
    } satisfies powerbi.DataView;
    await this.#frame.evaluate((view: powerbi.DataView) => {
      const { visual } = globalThis as unknown as FrameGlobals;
      const options = { dataViews: [view], viewport: { width: 800, height: 600 }, type: 2 };
      visual.update(options);
    }, dataView as powerbi.DataView);
  }

  readCalls(): Promise<HostCalls> {
    return this.#frame.evaluate(() => (globalThis as unknown as FrameGlobals).told);
  }

  #create(): Promise<void> {
    return this.#frame.evaluate((guid) => {
      const told = {
        finished: 0,
        failures: [] as string[],
        selections: [] as number[][],
        tooltip: undefined as HostCalls['tooltip'],
      };
      type Id = { readonly row: number; getKey(): string };
      let selected: Id[] = [];
      const take = (ids: Id[]): Promise<Id[]> => {
        selected = ids;
        told.selections.push(ids.map(({ row }) => row));
        return Promise.resolve(ids);
      };
      const host = {
        hostCapabilities: { allowInteractions: true },
        webAccessService: { webAccessStatus: () => Promise.resolve(0) },
        colorPalette: {
          isHighContrast: false,
          getColor: (key: string) => ({ value: key === 'Food' ? '#c2410c' : '#1d4ed8' }),
        },
        createSelectionManager: () => ({
          registerOnSelectCallback() {},
          getSelectionIds: () => selected,
          hasSelection: () => selected.length > 0,
          clear: () => take([]),
          select: (id: Id, isMulti: boolean) => take(isMulti ? [...selected, id] : [id]),
        }),
        createSelectionIdBuilder: () => ({
          row: -1,
          withTable(_table: object, row: number) {
            return { ...this, row };
          },
          createSelectionId() {
            const { row } = this;
            return { row, getKey: () => String(row) };
          },
        }),
        tooltipService: {
          enabled: () => true,
          hide() {},
          show({ coordinates, dataItems }: powerbi.extensibility.TooltipShowOptions) {
            const lines = dataItems.map(({ displayName, value }) => `${displayName}: ${value}`);
            told.tooltip = { coordinates, lines };
          },
        },
        eventService: {
          renderingStarted() {},
          renderingFinished: () => (told.finished += 1),
          renderingFailed: (_options: object, reason: string) => told.failures.push(reason),
        },
      };
      const plugins = (globalThis as unknown as FrameGlobals).powerbi.visuals.plugins;
      const element = document.querySelector('#visual')!;
      Object.assign(globalThis, { told, visual: plugins[guid]!.create({ element, host }) });
    }, this.#guid);
  }
}

/** Globals of the frame. */
type FrameGlobals = {
  readonly told: HostCalls;
  readonly visual: powerbi.extensibility.visual.IVisual;
  readonly powerbi: {
    readonly visuals: {
      readonly plugins: Readonly<Record<string, { create(options: object): object }>>;
    };
  };
};

/** Reads the code of the file and replaces the site URL by that of the portal. */
function readVisual(portal: string): { guid: string; js: string; css: string } {
  const files = unzipSync(readFileSync(FILE));
  const path = Object.keys(files).find((name) => name.startsWith('resources/'));
  const { visual, content } = JSON.parse(strFromU8(files[path!]!)) as {
    readonly visual: { readonly guid: string };
    readonly content: { readonly js: string; readonly css: string };
  };
  const js = content.js.replaceAll(brand.siteUrl, portal);
  return { guid: visual.guid, js, css: content.css };
}
