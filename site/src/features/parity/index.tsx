import matrix from '@generated/parity/default/matrix.json';
import { VERSIONED_INSTANCES } from '@site/config/instances';
import { useId, useState } from 'react';
import Cell from './Cell';
import { chooseColumns, differing, groupFeatures, newestOfEach, proofOf } from './choose-columns';
import Filters from './Filters';
import styles from './styles.module.css';

/** Which SDK can do what: features in rows, chosen versions in columns. */
export default function ParityMatrix() {
  const [choices, setChoices] = useState(() => newestOfEach(matrix));
  const [isDifferingOnly, setDifferingOnly] = useState(false);
  const captionId = useId();
  const columns = chooseColumns(matrix, choices);
  const features = isDifferingOnly ? differing(matrix.features, columns) : matrix.features;
  return (
    <div className={styles.matrix}>
      <Filters
        matrix={matrix}
        choices={choices}
        onChoose={setChoices}
        isDifferingOnly={isDifferingOnly}
        onDiffering={setDifferingOnly}
      />
      <p role="status" className={styles.status}>
        {columns.length === 0
          ? 'Choose a version of an SDK.'
          : `${features.length} of ${matrix.features.length} features, ${columns.length} ${columns.length === 1 ? 'version' : 'versions'}`}
      </p>
      <div
        className={styles.scroller}
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls: the keyboard must reach it.
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption id={captionId} className="visually-hidden">
            Features of the SDKs
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.feature}>
                Feature
              </th>
              {columns.map(({ sdk, version }) => (
                <th key={`${sdk}/${version}`} scope="col">
                  {labelOf(sdk)} <span className={styles.version}>{version}</span>
                </th>
              ))}
            </tr>
          </thead>
          {groupFeatures(features).map(([group, rows]) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
                  <span>{group}</span>
                </th>
              </tr>
              {rows.map((feature) => (
                <tr key={feature.id}>
                  <th scope="row" className={styles.feature}>
                    {feature.title}
                  </th>
                  {columns.map((column) => (
                    <Cell
                      key={`${column.sdk}/${column.version}`}
                      title={feature.title}
                      column={column}
                      proof={proofOf(feature, column)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </div>
  );
}

/** `Web SDK` becomes `Web`, because every column is an SDK. */
function labelOf(sdk: string): string {
  const label = VERSIONED_INSTANCES.find(({ id }) => id === sdk)?.label ?? sdk;
  return label.replace(/ SDK$/, '');
}
