import BuiltHtml from '../built-html';
import type { PublishedReference, PublishedSignature, PublishedSymbol } from '../published';
import Declaration from './Declaration';
import ParameterTable from './ParameterTable';
import styles from './styles.module.css';

type Props = { readonly reference: PublishedReference; readonly symbol: PublishedSymbol };

/** The signatures of a symbol with parameters and return values. */
export default function Signatures({ reference, symbol: { signatures } }: Props) {
  return signatures?.map((signature) => (
    <div key={signature.code} className={styles.call}>
      <Declaration code={signature.code} />
      <ParameterTable reference={reference} parameters={signature.parameters} />
      <Result signature={signature} />
    </div>
  ));
}

function Result({ signature }: { readonly signature: PublishedSignature }) {
  const { returns, returnsSummary, throws } = signature;
  if (returnsSummary === undefined && throws === undefined) return null;
  return (
    <dl className={styles.result}>
      {returnsSummary !== undefined && (
        <>
          <dt>Returns</dt>
          <dd>
            {returns !== undefined && <BuiltHtml as="code" html={returns} />}{' '}
            <BuiltHtml html={returnsSummary} />
          </dd>
        </>
      )}
      {throws !== undefined && (
        <>
          <dt>Throws</dt>
          <BuiltHtml as="dd" html={throws} />
        </>
      )}
    </dl>
  );
}
