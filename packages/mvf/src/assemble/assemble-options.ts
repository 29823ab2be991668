import type { GenerateOptions } from '../routing/generate/floor-plan.ts';

/** Options for assembling a venue. On outdoor floors, paths keep three times the `clearance`. */
export type AssembleOptions = GenerateOptions & {
  /**
   * Number of decimals in longitudes and latitudes. Eight are about a millimetre.
   * @defaultValue 8
   */
  readonly decimals?: number;
  /**
   * Whether nodes are generated. A bundle without nodes can be drawn, but has no routes.
   * @defaultValue true
   */
  readonly nodes?: boolean;
};
