export type ControlValue = string | number | boolean;

/** Where a program sets the value of a control. */
export type ControlTarget =
  | {
      /** Suffix of the callee, such as `markers.add`; the first match counts. */
      readonly call: string;
      /** Index of the argument with the options. */
      readonly argument: number;
      /** Path in it, such as `camera.pitchDegrees`. */
      readonly option: string;
    }
  | { /** Name of a constant of the program. */ readonly constant: string };

/** The input element of a control. */
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

/** A control beside the map that edits the code. */
export type Control = {
  readonly label: string;
  readonly target: ControlTarget;
  readonly input: ControlInput;
  /** The default, shown while the code sets no value. */
  readonly absent: ControlValue;
};
