import { useId } from 'react';
import type { Control, ControlInput, ControlValue } from '../controls/control';
import type { ControlReading } from '../controls/control-code';
import paneStyles from './panes.module.css';

type Props = {
  readonly control: Control;
  readonly reading: ControlReading;
  readonly onChange: (value: ControlValue) => void;
};

const WHY_NOT: Readonly<Record<ControlReading['state'], string>> = {
  loading: '',
  ready: '',
  computed: 'The code computes this value.',
  nowhere: 'The code does not use this option.',
};

/** A control with its label and value, or the reason why it is disabled. */
export default function ControlField({ control, reading, onChange }: Props) {
  const id = useId();
  const { label, input } = control;
  const why = WHY_NOT[reading.state];
  const unit = input.type === 'slider' ? (input.unit ?? '') : '';
  return (
    <div className={paneStyles.control}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...{ id, input, onChange }}
        value={reading.value}
        isDisabled={reading.state !== 'ready'}
        note={why === '' ? undefined : `${id}-why`}
      />
      {input.type === 'slider' && (
        <output htmlFor={id}>
          {String(reading.value)}
          {unit}
        </output>
      )}
      {why !== '' && (
        <small id={`${id}-why`} className={paneStyles.empty}>
          {why}
        </small>
      )}
    </div>
  );
}

type InputProps = {
  readonly id: string;
  readonly input: ControlInput;
  readonly value: ControlValue;
  readonly isDisabled: boolean;
  readonly note: string | undefined;
  readonly onChange: (value: ControlValue) => void;
};

function Input({ id, input, value, isDisabled, note, onChange }: InputProps) {
  const common = { id, disabled: isDisabled, 'aria-describedby': note };
  switch (input.type) {
    case 'slider':
      return (
        <input
          type="range"
          {...common}
          min={input.min}
          max={input.max}
          step={input.step}
          value={Number(value)}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      );
    case 'color':
      return (
        <input
          type="color"
          {...common}
          value={String(value)}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'toggle':
      return (
        <input
          type="checkbox"
          role="switch"
          aria-checked={value === true}
          {...common}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'choice':
      return (
        <select {...common} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {[...new Set([...input.values, String(value)])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      );
  }
}
