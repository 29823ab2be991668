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
 * Content for readers without scripts. A server with its own search replaces the note with a form
 * and results; a static host cannot.
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
        <p>Search needs JavaScript, which is turned off in this browser.</p>
      </noscript>
    </>
  );
}
