import { PROBLEM_CODES, PROBLEMS, type ProblemCode, problemType } from '@brand/rest-api';
import type { Html } from '../../../reference/published.ts';
import type { ShownOperation, ShownResponse } from '../shown-operation.ts';
import { objectAnchor } from '../anchors.ts';
import { codeHtml, inlineHtml, renderGroups } from './render-fields.ts';
import type { OperationListOptions } from './render-inputs.ts';
import { fieldGroups, nameOf } from './schema-fields.ts';

/** The list of answers by status: what succeeds with its body, and the codes of problems. */
export function renderAnswers({ responses }: ShownOperation, options: OperationListOptions): Html {
  const all = Object.entries(responses);
  const answers = all.filter(([, { $ref }]) => $ref === undefined);
  const problems = Map.groupBy(
    all.flatMap(([, { $ref }]) => codesOf($ref)),
    (code) => PROBLEMS[code].status,
  );
  const refusals = [...problems].map(
    ([status, codes]) =>
      `${statusHtml(status)} ${codes.map((code) => renderProblem(code, options)).join(', ')}`,
  );
  const items = [
    ...answers.map(([status, response]) => renderAnswer(status, response, options)),
    // One item, because search has a record for each.
    refusals.join('<br>'),
  ];
  const list = items.map((item) => `<li>${item}</li>`).join('');
  return `<div>Responses</div><ul aria-label="Responses">${list}</ul>`;
}

function renderAnswer(
  status: string,
  { description = '', content = {}, headers = {} }: ShownResponse,
  { schemas, hasSection }: OperationListOptions,
): Html {
  const schema = content['application/json']?.schema;
  const name = nameOf(schema?.$ref);
  const files = Object.keys(content).filter((type) => type !== 'application/json');
  const sent = Object.keys(headers).filter((header) => !header.startsWith('RateLimit'));
  const parts = [
    inlineHtml(description),
    name === '' ? '' : `Body: <a href="#${objectAnchor(name)}">${codeHtml(name)}</a>.`,
    files.length === 0 ? '' : `As ${files.map(codeHtml).join(' or ')}.`,
    sent.length === 0 ? '' : `With ${sent.map(codeHtml).join(', ')}.`,
  ].filter((part) => part !== '');
  // The fields of a named object are in its section.
  const fields =
    schema && name === ''
      ? renderGroups(fieldGroups(schema, schemas), {
          label: '',
          isDeep: true,
          isSent: false,
          hasExamples: false,
          hasSection,
        })
      : '';
  return `${statusHtml(status)} ${parts.join(' ')}${fields}`;
}

function statusHtml(status: number | string): Html {
  return `<code data-status="${String(status).slice(0, 1)}">${status}</code>`;
}

function renderProblem(code: ProblemCode, { baseUrl }: OperationListOptions): Html {
  return `<a href="${baseUrl}${problemType(code).slice(1)}">${codeHtml(code)}</a>`;
}

/**
 * Error responses are named after their codes:
 * `#/components/responses/token-missing.token-invalid`.
 */
function codesOf(reference: string | undefined): ProblemCode[] {
  const names = new Set(nameOf(reference).split('.'));
  return PROBLEM_CODES.filter((each) => names.has(each));
}
