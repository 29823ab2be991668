import NumberField from '@site/src/ui/number-field';
import SelectField from '@site/src/ui/select-field';
import { CheckboxGroup } from '@site/src/tools/shared/checkbox-group/CheckboxGroup';
import { AnchorForm } from '@site/src/tools/workbench/page/AnchorForm';
import { type ReactNode, useState } from 'react';
import styles from './styles.module.css';

const FLOORS = [
  ['ground', 'Ground floor'],
  ['upper', 'Upper floor'],
] as const;
const LAYERS = [
  { id: 'spaces', label: 'Spaces', count: 214 },
  { id: 'doors', label: 'Doors', about: 'Where people walk through a wall' },
] as const;

/** Fields, their messages, and choices. */
export default function Forms(): ReactNode {
  const [floor, setFloor] = useState<(typeof FLOORS)[number][0]>('ground');
  const [height, setHeight] = useState(3);
  const [layers, setLayers] = useState<readonly (typeof LAYERS)[number]['id'][]>(['spaces']);
  const [anchor, setAnchor] = useState('');
  return (
    <section className={styles.part} aria-labelledby="forms">
      <h2 id="forms">Forms</h2>
      <h3>Fields</h3>
      <div className={styles.fields}>
        <SelectField label="Floor" value={floor} options={FLOORS} onChange={setFloor} />
        <NumberField
          label="Height"
          value={height}
          range={[0, 10]}
          step={0.5}
          onChange={setHeight}
        />
        <label className={styles.field}>
          Name
          <input type="text" placeholder="Harbour Mall" />
        </label>
        <label className={styles.field}>
          Disabled
          <input type="text" value="Harbour Mall" disabled readOnly />
        </label>
      </div>
      <h3>Fields with errors</h3>
      <AnchorForm
        center={[0, 0]}
        isBusy={false}
        onAnchor={([longitude, latitude]) => setAnchor(`${longitude}, ${latitude}`)}
      />
      <p role="status">{anchor}</p>
      <h3>Choices</h3>
      <CheckboxGroup legend="Layers" options={LAYERS} value={layers} onChange={setLayers} />
    </section>
  );
}
