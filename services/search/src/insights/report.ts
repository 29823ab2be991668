import { escapeHtml } from '@brand/search-engine';
import type { LoggedQuery, StatisticsStore } from './statistics-store.ts';

export type SearchReport = {
  readonly withoutHits: readonly LoggedQuery[];
  readonly withFewClicks: readonly LoggedQuery[];
};

const LINES = 50;

/** Reads the report. Rejects if the store is unavailable. */
export async function createReport(store: StatisticsStore): Promise<SearchReport> {
  return {
    withoutHits: await store.withoutHits(LINES),
    withFewClicks: await store.withFewClicks(LINES),
  };
}

/** The report as an HTML page without scripts. */
export function reportPage({ withoutHits, withFewClicks }: SearchReport): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Search report</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.5rem; border-bottom: 1px solid #8886; text-align: left; }
:is(th, td):not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; }
td:first-child { overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>Search report</h1>
<p>The last 90 days. Queries are counted without who sent them.</p>
<h2>Nothing found</h2>
${table(withoutHits, 'Every query of the last 90 days found something.')}
<h2>Found, but seldom opened</h2>
${table(withFewClicks, 'No query that was asked five times or more lacks clicks.')}
</main>
</body>
</html>
`;
}

function table(queries: readonly LoggedQuery[], none: string): string {
  if (queries.length === 0) return `<p>${none}</p>`;
  const rows = queries.map(
    ({ query, count, empty, clicks }) =>
      `<tr><td>${escapeHtml(query)}</td><td>${count}</td><td>${empty}</td><td>${clicks}</td></tr>`,
  );
  return `<table>
<thead><tr><th>Query</th><th>Asked</th><th>Without hits</th><th>Clicks</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}
