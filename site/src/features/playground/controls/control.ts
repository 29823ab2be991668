export type ControlValue = string | number | boolean;

/** Where in a program the value of a control is written. */
export type ControlTarget =
  | {
      /** The end of what is called, such as `markers.add`; the first such call counts. */
      readonly call: string;
      /** Which argument holds the options, from 0. */
      readonly argument: number;
      /** Path in it, such as `camera.pitchDegrees`. */
      readonly option: string;
    }
  | { /** Name of a constant of the program. */ readonly constant: string };

/** How a reader changes the value. */
export type ControlInput =
  | {
      readonly type: 'slider';
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly unit?: string;
    }
  | { readonly type: 'color' }
  | { readonly type: 'toggle' }
  | { readonly type: 'choice'; readonly values: readonly string[] };

/** A control of the panel beside the map, which changes the code. */
export type Control = {
  readonly label: string;
  readonly target: ControlTarget;
  readonly input: ControlInput;
  /** What counts while the code does not say it. */
  readonly absent: ControlValue;
};
