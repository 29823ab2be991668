import type { Control, ControlInput, ControlValue } from '../controls/control.ts';

type MakeControl = (
  /** Path of an option or name of a constant. */
  name: string,
  label: string,
  input: ControlInput,
  /** The default, shown while the code sets no value. */
  absent: ControlValue,
) => Control;

export const COLOR: ControlInput = { type: 'color' };
export const TOGGLE: ControlInput = { type: 'toggle' };

/** Creates controls for the options of a call. */
export function optionsOf(call: string, argument: number): MakeControl {
  return (option, label, input, absent) => ({
    label,
    target: { call, argument, option },
    input,
    absent,
  });
}

/** A control for a constant at the top of the program. */
export const constant: MakeControl = (name, label, input, absent) => ({
  label,
  target: { constant: name },
  input,
  absent,
});

export function slider(min: number, max: number, step: number, unit?: string): ControlInput {
  return { type: 'slider', min, max, step, ...(unit !== undefined && { unit }) };
}

export function choice(...values: string[]): ControlInput {
  return { type: 'choice', values };
}

export const RANKS: ControlInput = choice('low', 'medium', 'high', 'always');
export const EASINGS: ControlInput = choice('linear', 'ease-in', 'ease-out', 'ease-in-out');
export const ANCHORS: ControlInput = choice(
  'bottom',
  'top',
  'left',
  'right',
  'center',
  'bottom-left',
  'bottom-right',
);
/** Without a theme in the code, the map follows the page around it. */
export const THEMES: ControlInput = choice('system', 'light', 'dark', 'high-contrast');
