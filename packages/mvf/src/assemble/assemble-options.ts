import type { GenerateOptions } from '../routing/generate/floor-plan.ts';

/** How a venue is assembled. On outdoor floors, ways keep three times the `clearance`. */
export type AssembleOptions = GenerateOptions & {
  /**
   * Decimals of longitude and latitude. Eight are about a millimetre.
   * @defaultValue 8
   */
  readonly decimals?: number;
  /**
   * Whether nodes are generated. Without them the bundle can be drawn but not walked.
   * @defaultValue true
   */
  readonly nodes?: boolean;
};
