import type powerbi from 'powerbi-visuals-api';
import { IndoorMapVisual } from './visual.ts';

// Defined by `tools/src/products/build-power-bi-visual.ts`.
declare const VISUAL_GUID: string;
declare const VISUAL_NAME: string;
declare const VISUAL_API_VERSION: string;

/** The factory of the visual. Power BI looks it up by its id in the global `powerbi`. */
const plugin: powerbi.visuals.plugins.IVisualPlugin = {
  name: VISUAL_GUID,
  displayName: VISUAL_NAME,
  class: IndoorMapVisual.name,
  apiVersion: VISUAL_API_VERSION,
  custom: true,
  create(options) {
    if (!options)
      throw new Error('The visual needs the element and the host that Power BI provides.');
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
