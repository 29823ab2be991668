import { PROBLEM_CODES, PROBLEMS } from '@brand/rest-api';
import type { Html } from '../../../reference/published.ts';
import { inlineHtml } from './render-fields.ts';

/** Anchor of a code on the page of problems; the `type` of a problem ends with it. */
export function problemAnchor(problem: string): string {
  return `problem-${problem}`;
}

/** All codes with status, title and advice, each row with an anchor. */
export function renderProblemTable(): Html {
  const rows = PROBLEM_CODES.map((problem) => {
    const { status, title, next } = PROBLEMS[problem];
    return (
      `<tr id="${problemAnchor(problem)}">` +
      `<th scope="row"><code>${problem}</code> <small>${status}</small></th>` +
      `<td data-title="Title">${inlineHtml(title)}</td><td data-title="Solution">${inlineHtml(next)}</td></tr>`
    );
  });
  const head = ['Code', 'Title', 'Solution'].map((title) => `<th scope="col">${title}</th>`);
  return `<table data-stack><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
