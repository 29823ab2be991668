import type { ExampleGroup } from '../examples';
import type { VenueQuestion } from '../protocol';
import { type ReactNode, useId, useState } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  /** Text of the button. */
  readonly action: string;
  readonly groups: readonly ExampleGroup[];
  readonly onChoose: (question: VenueQuestion) => void;
};

/**
 * Opens an example by a button only, because arrow keys select every entry of the list on the way.
 */
export function ExampleChoice({ label, action, groups, onChoose }: Props): ReactNode {
  const id = useId();
  const all = groups.flatMap(({ examples }) => examples);
  const [name, setName] = useState(all[0]?.name ?? '');
  return (
    <div className={styles.example}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)}>
        {groups.map(({ label: title, examples }) => (
          <optgroup key={title} label={title}>
            {examples.map((example) => (
              <option key={example.name} value={example.name}>
                {example.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          const example = all.find((each) => each.name === name);
          if (example) onChoose(example.question);
        }}
      >
        {action}
      </button>
    </div>
  );
}
