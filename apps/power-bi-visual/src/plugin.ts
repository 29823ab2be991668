import type powerbi from 'powerbi-visuals-api';
import { IndoorMapVisual } from './visual.ts';

// Written in by `tools/src/products/build-power-bi-visual.ts`, which packs the same into the file.
declare const VISUAL_GUID: string;
declare const VISUAL_NAME: string;
declare const VISUAL_API_VERSION: string;

/** How Power BI makes the visual: found under its id, in the global `powerbi` and by itself. */
const plugin: powerbi.visuals.plugins.IVisualPlugin = {
  name: VISUAL_GUID,
  displayName: VISUAL_NAME,
  class: IndoorMapVisual.name,
  apiVersion: VISUAL_API_VERSION,
  custom: true,
  create(options) {
    if (!options) throw new Error('The visual needs the element and the host that Power BI gives.');
    return new IndoorMapVisual(options);
  },
};

type Registry = { visuals?: { plugins?: Record<string, typeof plugin> } };
const { powerbi: registry } = globalThis as { powerbi?: Registry };
if (registry) {
  registry.visuals ??= {};
  registry.visuals.plugins ??= {};
  registry.visuals.plugins[VISUAL_GUID] = plugin;
}

export default plugin;
