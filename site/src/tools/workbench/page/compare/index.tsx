import SelectField from '@site/src/ui/select-field';
import {
  CHANGES,
  type Comparison,
  type DifferenceFilter,
  type ListedDifference,
} from '../../compare/comparison-protocol';
import type { OpenedVenue } from '../../protocol';
import type { BenchClient } from '../../workbench-client';
import { type ReactNode, useCallback, useId } from 'react';
import { count } from '../describe-venue';
import { MoreButton } from '../explore/MoreButton';
import { usePages } from '../explore/use-pages';
import { FileRejected } from '../FileRejected';
import { WorkProgress } from '../WorkProgress';
import { CHANGE_SIGNS } from './changes';
import { ChangeSymbol } from './ChangeSymbol';
import { DifferenceItem } from './DifferenceItem';
import { OtherVenue } from './OtherVenue';
import styles from './styles.module.css';
import type { ComparisonState } from './use-comparison';

type ListProps = {
  readonly client: BenchClient;
  readonly comparison: Comparison;
  readonly filter: DifferenceFilter;
  /** Index of the difference that the map shows. */
  readonly shown: number | undefined;
  readonly onShow: ((difference: ListedDifference) => void) | undefined;
  readonly onOpen: (difference: ListedDifference) => void;
};

type Props = Omit<ListProps, 'comparison' | 'filter'> & {
  readonly venue: OpenedVenue;
  readonly state: ComparisonState;
};

/** The differences of the open venue from another one, as a list and on the map. */
export default function ComparePanel({ venue, state, ...list }: Props): ReactNode {
  const { comparison, revision, progress, refusal, failure, filter } = state;
  const { setFilter, compareWith } = state;
  return (
    <section aria-label="Compare" className={styles.compare}>
      <p className={styles.hint}>
        Compare {venue.name} with an earlier bundle of the same venue. Objects are compared by their
        id. Both are compared as MVF 3, to which other formats are converted.
      </p>
      {progress ? (
        <WorkProgress progress={progress} />
      ) : (
        <OtherVenue onChoose={(question) => void compareWith(question)} />
      )}
      {refusal && <FileRejected refusal={refusal} />}
      {failure !== undefined && <p role="alert">{failure}</p>}
      {comparison && (
        <>
          <Filters comparison={comparison} filter={filter} onFilter={setFilter} />
          <Differences
            // Another venue or an edit has other differences.
            key={revision}
            comparison={comparison}
            filter={filter}
            {...list}
          />
        </>
      )}
    </section>
  );
}

type FiltersProps = {
  readonly comparison: Comparison;
  readonly filter: DifferenceFilter;
  readonly onFilter: (filter: DifferenceFilter) => void;
};

/** Filters by change, which are also the legend of the map, and by kind of object. */
function Filters({ comparison: { counts, kinds }, filter, onFilter }: FiltersProps): ReactNode {
  const group = useId();
  const total = CHANGES.reduce((sum, change) => sum + counts[change], 0);
  return (
    <div className={styles.filters}>
      <fieldset>
        <legend>Change</legend>
        {(['all', ...CHANGES] as const).map((change) => (
          <label key={change} className="chip">
            <input
              type="radio"
              name={group}
              checked={filter.change === change}
              onChange={() => onFilter({ ...filter, change })}
            />
            {change !== 'all' && <ChangeSymbol change={change} />}{' '}
            {change === 'all' ? `All ${total}` : `${CHANGE_SIGNS[change].title} ${counts[change]}`}
          </label>
        ))}
      </fieldset>
      <SelectField
        label="Kind of object"
        value={filter.kind}
        options={[['', 'All'], ...kinds.map((kind) => [kind, kind] as const)]}
        onChange={(kind) => onFilter({ ...filter, kind })}
      />
    </div>
  );
}

function Differences(props: ListProps): ReactNode {
  const { client, comparison, filter, shown, onShow, onOpen } = props;
  const pages = usePages(
    useCallback((start: number) => client.listDifferences(filter, start), [client, filter]),
  );
  const { items, total, isLoading, failure } = pages;
  return (
    <>
      <p role="status" className={styles.hint}>
        {failure ??
          (isLoading ? 'Comparing' : `${count(total, 'difference')} from ${comparison.name}.`)}
      </p>
      <ul className={styles.list} aria-label="Differences">
        {items.map((difference) => (
          <DifferenceItem
            key={difference.index}
            difference={difference}
            isShown={difference.index === shown}
            onShow={onShow}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <MoreButton {...pages} />
    </>
  );
}
