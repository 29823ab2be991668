import type { SearchContext } from './search-query.ts';
import type { VersionedSection } from './tags-of-path.ts';

/** The element of the built results page whose content the server replaces with results. */
export const NO_SCRIPT_RESULTS_ID = 'no-script-results';
/** The data block of that page which holds a `ResultsPageConfig` as JSON. */
export const RESULTS_CONFIG_ID = 'results-page-config';

/** CSS classes of the page. */
export const RESULTS_STYLES = [
  'search',
  'field',
  'filters',
  'submit',
  'status',
  'results',
  'result',
  'title',
  'place',
  'snippet',
  'failure',
  'pages',
] as const;

export type ResultsStyles = Readonly<Record<(typeof RESULTS_STYLES)[number], string>>;

/** Data of the site's build that the server needs to render results without scripts. */
export type ResultsPageConfig = {
  readonly context: SearchContext;
  /** The label of each SDK, by its id. */
  readonly labels: readonly (readonly [id: string, label: string])[];
  readonly sections: readonly VersionedSection[];
  readonly styles: ResultsStyles;
};
