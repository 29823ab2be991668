import type { Control, ControlValue } from '../controls/control';
import { entryOf } from '../compile/compiled-program';
import ControlField from './ControlField';
import SimulatorPane from './SimulatorPane';
import { useCodeParts } from './use-code-parts';
import type { Playing } from './use-session';
import paneStyles from './panes.module.css';

type Props = Playing & {
  readonly controls: readonly Control[];
  readonly hint: string | undefined;
  readonly hasSimulator: boolean;
};

/** Controls that edit the code and follow its values. */
export default function ControlsPane(props: Props) {
  const { session, state, controls, hint, hasSimulator } = props;
  const code = useCodeParts(controls.length > 0);
  const entry = entryOf(state.files);
  const text = state.files[entry] ?? '';
  const change = (control: Control, value: ControlValue): void => {
    const changed = code?.withValue(text, control.target, value);
    if (changed !== undefined) session.edit(entry, changed);
  };
  return (
    <>
      <div className={paneStyles.paneHead}>
        <h2>Controls</h2>
      </div>
      <div className={paneStyles.controls}>
        {hint && <p className={paneStyles.hint}>{hint}</p>}
        {controls.length === 0 && !hasSimulator && (
          <p className={paneStyles.empty}>This program has no controls. Edit its code instead.</p>
        )}
        {controls.map((control) => (
          <ControlField
            key={control.label}
            control={control}
            reading={code?.readValue(text, control) ?? { value: control.absent, state: 'loading' }}
            onChange={(value) => change(control, value)}
          />
        ))}
        {hasSimulator && <SimulatorPane session={session} />}
      </div>
    </>
  );
}
