import BuiltHtml from '@site/src/components/BuiltHtml';
import type { PublishedParameter } from '@site/src/reference/published';
import { Facts } from './Facts';
import styles from './table.module.css';

type Props = { readonly parameters: readonly PublishedParameter[] };

export default function ParameterTable({ parameters }: Props) {
  if (parameters.every(({ summary, unit, defaultValue }) => !summary && !unit && !defaultValue)) {
    return null;
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <tr key={parameter.name}>
            <th scope="row">
              <span className={styles.name}>
                <code>{parameter.name}</code>
                {parameter.isOptional && <span className={styles.optional}>optional</span>}
              </span>
              <BuiltHtml as="code" className={styles.type} html={parameter.type} />
            </th>
            <td>
              <BuiltHtml as="div" html={parameter.summary ?? ''} />
              <Facts of={parameter} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
