import {
  NO_SCRIPT_RESULTS_ID,
  RESULTS_CONFIG_ID,
  RESULTS_STYLES,
  type ResultsPageConfig,
  type ResultsStyles,
  type SearchContext,
} from '@brand/wire/results';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSdkLabels } from '../client/use-hit-tags';
import { useVersionedSections } from '../client/use-search-context';
import styles from './styles.module.css';

/**
 * What readers without scripts get. A server that has a search of its own puts a form and results in
 * the place of the note; a static host cannot.
 */
export default function NoScript({ context }: { readonly context: SearchContext }) {
  const labels = useSdkLabels();
  const sections = useVersionedSections();
  if (useIsBrowser()) return null;
  const config: ResultsPageConfig = {
    context,
    labels: [...labels],
    sections,
    styles: Object.fromEntries(RESULTS_STYLES.map((name) => [name, styles[name]])) as ResultsStyles,
  };
  return (
    <>
      <script
        type="application/json"
        id={RESULTS_CONFIG_ID}
        // oxlint-disable-next-line react/no-danger -- A data block, which nothing in it can end.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(config).replaceAll('<', '\\u003c') }}
      />
      <noscript id={NO_SCRIPT_RESULTS_ID}>
        <p>Search needs JavaScript, which is off in this browser.</p>
      </noscript>
    </>
  );
}
