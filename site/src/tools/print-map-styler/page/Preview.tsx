import SelectField from '@site/src/ui/select-field';
import type { SheetSize } from '../paper';
import type { PagePoint, PrintFloor } from '../print-venue';
import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import panel from '@site/src/tools/shared/panel/panel.module.css';
import styles from './styles.module.css';

type Props = {
  readonly pages: readonly PrintFloor[];
  readonly shown: PrintFloor | undefined;
  readonly onPage: (floorId: string) => void;
  readonly size: SheetSize;
  /** Object URL of the image. */
  readonly imageUrl: string | undefined;
  readonly refusal: string | undefined;
  /** Marks a point as the reader's place; resolves to `false` if it is not on the plan. */
  readonly onPoint: (point: PagePoint) => Promise<boolean>;
};

/** Preview of a page, in which the reader can mark a place. */
export function Preview(props: Props): ReactNode {
  const { pages, shown, onPage, size, imageUrl: address, refusal, onPoint } = props;
  const [isPointing, setPointing] = useState(false);
  const [said, setSaid] = useState('');
  const { width, height } = size;
  const point = async ({ currentTarget, clientX, clientY }: MouseEvent): Promise<void> => {
    if (!isPointing || !shown) return;
    const box = currentTarget.getBoundingClientRect();
    const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    try {
      const isOnPlan = await onPoint({ floor: shown, x, y });
      setPointing(!isOnPlan);
      setSaid(
        isOnPlan
          ? 'The place was marked.'
          : 'That point is outside the plan. Click a place on the plan.',
      );
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <section aria-label="Preview" className={styles.preview}>
      <div className={styles.bar}>
        <SelectField
          label="Page"
          value={shown?.id ?? ''}
          options={pages.map(({ id, name }, index) => [id, `${index + 1}: ${name}`] as const)}
          onChange={onPage}
        />
        <button
          type="button"
          className="button button--secondary button--sm"
          aria-pressed={isPointing}
          disabled={address === undefined}
          onClick={() => {
            setPointing(!isPointing);
            setSaid(isPointing ? '' : 'Click your place on the plan.');
          }}
        >
          Mark “You are here”
        </button>
        <span role="status" className={panel.hint}>
          {said}
        </span>
      </div>
      <div className={styles.sheet}>
        {address === undefined ? (
          <p role={refusal === undefined ? 'status' : 'alert'}>{refusal ?? 'Drawing the page'}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- With the keyboard, places are chosen from a list.
          <img
            className={clsx(isPointing && styles.pointing)}
            src={address}
            alt={`${shown?.name ?? 'Floor'} on ${Math.round(width)} by ${Math.round(height)} mm`}
            onClick={(event) => void point(event)}
          />
        )}
      </div>
    </section>
  );
}
