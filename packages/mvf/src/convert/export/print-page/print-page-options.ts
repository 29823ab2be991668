import type { LngLat } from '@brand/geo';
import type { LabelSizes } from '../plan/place-labels.ts';
import type { PlanThemeName } from '../plan/plan-theme.ts';

/** How `toPrintPage` lays a floor out on paper. */
export type ToPrintPageOptions = {
  /** The floor to draw. */
  readonly floorId: string;
  /** Size of the paper, in millimetres. */
  readonly paper: { readonly width: number; readonly height: number };
  /** Free space along the edges of the paper, in millimetres. @defaultValue 10 */
  readonly margin?: number;
  /** Colours of the page. @defaultValue 'paper' */
  readonly theme?: PlanThemeName;
  /** The large text above the plan; empty for none. @defaultValue the name of the floor */
  readonly title?: string;
  /** Whether the name of the venue stands below the title. @defaultValue true */
  readonly subtitle?: boolean;
  /** Whether the signs on the plan are explained. @defaultValue true */
  readonly legend?: boolean;
  /**
   * Whether places have numbers, and a list beside the plan says their names.
   * @defaultValue false
   */
  readonly directory?: boolean;
  /** Longitude and latitude of a pin that says `You are here`. @defaultValue none */
  readonly here?: LngLat;
  /** Whether there is a scale bar. @defaultValue true */
  readonly scaleBar?: boolean;
  /** Whether an arrow points to the north. @defaultValue true */
  readonly northArrow?: boolean;
  /** A line at the foot of the page. @defaultValue none */
  readonly note?: string;
  /** Whether names and category pictures are drawn. @defaultValue true */
  readonly labels?: boolean;
  /**
   * The smallest and the largest font of names, in points on A4; they grow with the paper.
   * @defaultValue 6 and 15
   */
  readonly labelSizes?: LabelSizes;
  /** Language of names, such as `fr`, as far as they are translated. @defaultValue the venue's own */
  readonly language?: string;
  /**
   * Direction that is up, in degrees clockwise from north.
   * @defaultValue the natural bearing of the venue, else 0
   */
  readonly bearing?: number;
  /** What the ids in the picture begin with. @defaultValue made from the floor id */
  readonly idPrefix?: string;
};
