import {
  NO_SCRIPT_RESULTS_ID,
  RESULTS_CONFIG_ID,
  type ResultsPageConfig,
} from '@brand/wire/results';

const CONFIG = new RegExp(`<script[^>]*\\sid="?${RESULTS_CONFIG_ID}"?[^>]*>([\\s\\S]*?)</script>`);
const NO_SCRIPT = new RegExp(
  `(<noscript id="?${NO_SCRIPT_RESULTS_ID}"?>)[\\s\\S]*?(?=</noscript>)`,
);

/** The built results page, split at the position of the results. */
export type ResultsTemplate = {
  readonly config: ResultsPageConfig;
  readonly before: string;
  readonly after: string;
};

/** Reads the built results page; `undefined` if it has no place for results. */
export function readTemplate(html: string): ResultsTemplate | undefined {
  const config = CONFIG.exec(html)?.[1];
  const match = NO_SCRIPT.exec(html);
  if (config === undefined || !match) return undefined;
  const [content, start = ''] = match;
  return {
    config: JSON.parse(config) as ResultsPageConfig,
    before: html.slice(0, match.index) + start,
    after: html.slice(match.index + content.length),
  };
}
