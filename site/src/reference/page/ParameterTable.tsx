import BuiltHtml from '../built-html';
import type { PublishedParameter, PublishedReference } from '../published';
import { Fragment } from 'react';
import { SymbolMetadata } from './SymbolMetadata';
import OptionFields from './OptionFields';
import styles from './table.module.css';

type Props = {
  readonly reference: PublishedReference;
  readonly parameters: readonly PublishedParameter[];
};

export default function ParameterTable({ reference, parameters }: Props) {
  if (parameters.every(({ summary, unit, defaultValue }) => !summary && !unit && !defaultValue)) {
    return null;
  }
  return (
    <table className={styles.table} data-stack="">
      <thead>
        <tr>
          <th scope="col">Parameter</th>
          <th scope="col">Description</th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter) => (
          <Fragment key={parameter.name}>
            <tr>
              <th scope="row">
                <span className={styles.name}>
                  <code>{parameter.name}</code>
                  {parameter.isOptional && <span className={styles.optional}>optional</span>}
                </span>
                <BuiltHtml as="code" className={styles.type} html={parameter.type} />
              </th>
              <td>
                <BuiltHtml as="div" html={parameter.summary ?? ''} />
                <SymbolMetadata of={parameter} />
              </td>
            </tr>
            {parameter.fieldsOf !== undefined && (
              <tr>
                <td colSpan={2}>
                  <OptionFields reference={reference} id={parameter.fieldsOf} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
