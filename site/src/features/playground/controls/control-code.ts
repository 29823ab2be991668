import { parseTypeScript } from '../compile/parse-script.ts';
import type { Control, ControlTarget, ControlValue } from './control.ts';
import { findValue } from './find-value.ts';
import { writeValue } from './write-value.ts';

/** The value that a control shows, and whether it can be changed. */
export type ControlReading = {
  readonly value: ControlValue;
  /** `computed`: the code computes it. `nowhere`: the code does not use it. */
  readonly state: 'loading' | 'ready' | 'computed' | 'nowhere';
};

/** Reads the value of a control from the code. */
export function readValue(text: string, { target, absent }: Control): ControlReading {
  const found = findValue(parseTypeScript(text, 'main.ts'), target);
  if (found.state === 'written') {
    const isSameKind = typeof found.value === typeof absent;
    return isSameKind
      ? { value: found.value, state: 'ready' }
      : { value: absent, state: 'computed' };
  }
  const state = found.state === 'computed' || found.state === 'nowhere' ? found.state : 'ready';
  return { value: absent, state };
}

/** The code with another value for a control. */
export function withValue(
  text: string,
  target: ControlTarget,
  value: ControlValue,
): string | undefined {
  const change = writeValue(parseTypeScript(text, 'main.ts'), target, value);
  return change && text.slice(0, change.from) + change.insert + text.slice(change.to);
}
