import Link from '@docusaurus/Link';
import { hrefOfSymbol } from '@site/src/reference/find/href-of-symbol';
import type { MatrixVersion } from './parity-matrix';
import styles from './styles.module.css';

type Props = {
  readonly title: string;
  readonly column: MatrixVersion;
  readonly proof: readonly string[] | undefined;
};

/** Whether a version has a feature, with a link to the symbol that proves it. */
export default function Cell({ title, column, proof }: Props) {
  const [id] = proof ?? [];
  if (id === undefined) {
    return (
      <td className={styles.no}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">No</span>
      </td>
    );
  }
  return (
    <td className={styles.yes}>
      <Link
        to={hrefOfSymbol({ ...column, id })}
        title={proof!.join(', ')}
        aria-label={`Yes: ${title}, by ${id}`}
      >
        ✓
      </Link>
    </td>
  );
}
