import { type ApiName, PROBLEM_CODES, problemType } from '@brand/rest-api';
import { createNameResolver } from '@brand/reference/search';
import type { Reference } from '@brand/reference';
import { renderOptionsTable } from '../../../reference/node/options-table.ts';
import { objectAnchor, operationAnchor, readApi } from './api-operations.ts';
import type { ShownOperation, ShownResponse } from '../shown-operation.ts';
import { CODE_LANGUAGES } from '../code/code-languages.ts';
import type { MdastNode } from '../../../markdown/mdast.ts';
import {
  element,
  heading,
  inlineCode,
  link,
  paragraph,
  sentence,
  table,
  text,
} from '../../../markdown/mdast-builder.ts';
import { requestOf } from '../request-of.ts';
import { makeRestReference, nameOf } from './rest-reference.ts';

export type OperationNodesOptions = {
  /** URL of the portal, for code. */
  readonly siteUrl: string;
};

/** A table of an API's operations, and a section for each. */
export function operationNodes(api: ApiName, options: OperationNodesOptions): MdastNode[] {
  const { operations } = readApi(api);
  const reference = makeRestReference(api);
  return [
    table([
      [[text('Request')], [text('What it does')]],
      ...operations.map(({ operationId, method, path, summary }) => [
        [inlineCode(`${method} ${path}`)],
        [link(`#${operationAnchor(operationId)}`, text(summary))],
      ]),
    ]),
    ...operations.flatMap((operation) => sectionOf({ api, operation, reference }, options)),
  ];
}

/** A section for each object in bodies, with the table of its fields. */
export function objectNodes(api: ApiName): MdastNode[] {
  const reference = makeRestReference(api);
  const { operations, objects } = readApi(api);
  const requested = new Set(operations.map(bodyName));
  // Objects that are only sent are in the section of their operation.
  const all = JSON.stringify(objects);
  return Object.entries(objects)
    .filter(([name]) => !requested.has(name) || all.includes(`/${name}"`))
    .flatMap(([name, { description = '' }]) => [
      heading(3, objectAnchor(name), [inlineCode(name)]),
      paragraph(...sentence(description)),
      fieldTable(name, reference),
    ]);
}

type Section = {
  readonly api: ApiName;
  readonly operation: ShownOperation;
  readonly reference: Reference;
};

function sectionOf(
  { api, operation, reference }: Section,
  { siteUrl }: OperationNodesOptions,
): MdastNode[] {
  const { operationId, method, path, summary, description, responses } = operation;
  const serviceUrl = `${siteUrl}/rest`;
  const { syntax, write } = CODE_LANGUAGES.curl;
  const hasInputs = reference.symbols.some(({ id }) => id === operationId);
  return [
    heading(3, operationAnchor(operationId), [text(summary)]),
    paragraph(inlineCode(`${method} ${path}`)),
    paragraph(...sentence(description)),
    ...(hasInputs ? [fieldTable(operationId, reference)] : []),
    element('RestCode', { api, operation: operationId }, [
      { type: 'code', lang: syntax, value: write(requestOf(operation, { serviceUrl })) },
    ]),
    answersOf(responses),
  ];
}

/** The responses: the object on success, and the possible problem codes. */
function answersOf(responses: Readonly<Record<string, ShownResponse>>): MdastNode {
  const [success = ['', {}], ...others] = Object.entries(responses);
  const [status, { description = '', content = {} }] = success;
  const object = nameOf(content['application/json']?.schema.$ref);
  const files = Object.keys(content).filter((type) => type !== 'application/json');
  const isUnchanged = others.some(([each]) => each === '304');
  const codes = others.flatMap(([, { $ref }]) => codesOf($ref));
  return paragraph(
    text('Answers '),
    inlineCode(status),
    text(`: ${description}`),
    ...(object === ''
      ? []
      : [text(' Body: '), link(`#${objectAnchor(object)}`, inlineCode(object)), text('.')]),
    ...(files.length === 0
      ? []
      : [text(' As '), ...joined(files.map((type) => [inlineCode(type)])), text('.')]),
    ...(isUnchanged ? [text(' '), inlineCode('304'), text(' if it is as you know it.')] : []),
    text(' Problems: '),
    ...joined(codes.map((each) => [link(problemType(each), inlineCode(each))])),
    text('.'),
  );
}

/**
 * Error responses are named after their codes:
 * `#/components/responses/token-missing.token-invalid`.
 */
function codesOf(reference: string | undefined) {
  const names = new Set(nameOf(reference).split('.'));
  return PROBLEM_CODES.filter((each) => names.has(each));
}

function joined(parts: readonly MdastNode[][]): MdastNode[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(', '), ...part]));
}

function bodyName({ requestBody }: ShownOperation): string {
  return nameOf(requestBody?.content['application/json']?.schema.$ref);
}

function fieldTable(of: string, reference: Reference): MdastNode {
  const names = new Set(reference.symbols.map(({ id }) => id));
  const html = renderOptionsTable({
    reference,
    of,
    kind: 'fields',
    resolve: createNameResolver(reference, {}),
    toldElsewhere: names,
    addressOf: (id) =>
      reference.symbols.some((each) => each.id === id && each.parent === undefined) && id !== of
        ? `#${objectAnchor(id)}`
        : undefined,
  });
  // Cards are for symbols of code.
  return element('RestFields', { html: html.replaceAll(' data-symbol', '') });
}
