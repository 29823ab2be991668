import type { LngLat } from '@brand/geo';
import type { LabelSizes } from '../plan/place-labels.ts';
import type { PlanThemeName } from '../plan/plan-theme.ts';

/** Options of `toPrintPage`. */
export type ToPrintPageOptions = {
  /** Id of the floor to draw. */
  readonly floorId: string;
  /** Size of the paper, in millimetres. */
  readonly paper: { readonly width: number; readonly height: number };
  /** Free space along the edges of the paper, in millimetres. @defaultValue 10 */
  readonly margin?: number;
  /** Colours of the page. @defaultValue 'paper' */
  readonly theme?: PlanThemeName;
  /** Title above the plan. An empty string omits it. @defaultValue the name of the floor */
  readonly title?: string;
  /** Whether the name of the venue appears below the title. @defaultValue true */
  readonly subtitle?: boolean;
  /** Whether a legend explains the symbols on the plan. @defaultValue true */
  readonly legend?: boolean;
  /**
   * Whether places have numbers, with a list of their names beside the plan.
   * @defaultValue false
   */
  readonly directory?: boolean;
  /** Longitude and latitude of a pin labelled `You are here`. @defaultValue none */
  readonly here?: LngLat;
  /** Whether a scale bar is drawn. @defaultValue true */
  readonly scaleBar?: boolean;
  /** Whether a north arrow is drawn. @defaultValue true */
  readonly northArrow?: boolean;
  /** Note at the foot of the page. @defaultValue none */
  readonly note?: string;
  /** Whether names and category images are drawn. @defaultValue true */
  readonly labels?: boolean;
  /**
   * Minimum and maximum font size of names, in points on A4. Both grow with the paper.
   * @defaultValue 6 and 15
   */
  readonly labelSizes?: LabelSizes;
  /** Language of names, such as `fr`, where translations exist. @defaultValue the venue's own */
  readonly language?: string;
  /**
   * Bearing of the plan, in degrees clockwise from north.
   * @defaultValue the natural bearing of the venue, else 0
   */
  readonly bearing?: number;
  /** Prefix of the ids in the image. @defaultValue derived from the floor id */
  readonly idPrefix?: string;
};
