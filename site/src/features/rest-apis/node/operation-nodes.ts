import type { ApiName } from '@brand/rest-api';
import type { Schemas, ShownOperation } from '../shown-operation.ts';
import { CODE_LANGUAGES } from '../code/code-languages.ts';
import { requestOf } from '../request/request-of.ts';
import type { MdastNode } from '../../../markdown/mdast.ts';
import {
  element,
  explicitText,
  heading,
  inlineCode,
  link,
  paragraph,
  sentence,
  table,
  text,
} from '../../../markdown/mdast-builder.ts';
import { objectAnchor, operationAnchor } from '../anchors.ts';
import { readApi } from './api-operations.ts';
import { renderAnswers } from './render-answers.ts';
import { renderFields } from './render-fields.ts';
import { renderInputs } from './render-inputs.ts';
import { fieldGroups, nameOf } from './schema-fields.ts';

export type OperationNodesOptions = {
  /** URL of the portal, for code. */
  readonly siteUrl: string;
  /** The path below which the site is served, with slashes. */
  readonly baseUrl: string;
};

/** Every operation's section says which scope it needs, so its description need not. */
const SCOPE_SENTENCE = / Needs the scope `[^`]+`\.$/;

/** A table of an API's operations, and a section for each. */
export function operationNodes(api: ApiName, options: OperationNodesOptions): MdastNode[] {
  const { operations, objects } = readApi(api);
  return [
    table([
      [[text('Request')], [text('Description')]],
      ...operations.map((operation) => [
        [requestLine(operation)],
        [link(`#${operationAnchor(operation.operationId)}`, text(operation.summary))],
      ]),
    ]),
    ...operations.map((operation) => sectionOf({ api, operation, objects }, options)),
  ];
}

/** A section for each object in answers, with the list of its fields. */
export function objectNodes(api: ApiName): MdastNode[] {
  const { objects } = readApi(api);
  return sectionNames(api).flatMap((name) => [
    heading(3, objectAnchor(name), [inlineCode(name)]),
    paragraph(...sentence(objects[name]?.description ?? '')),
    element('RestFields', {
      html: fieldGroups(objects[name]!, objects, [name])
        .map(({ fields }) =>
          renderFields(fields, {
            label: `Fields of ${name}`,
            isDeep: false,
            isSent: false,
            hasExamples: true,
            hasSection: (other) => sectionNames(api).includes(other),
          }),
        )
        .join(''),
    }),
  ]);
}

/** Objects that are only sent are in the section of their operation. */
function sectionNames(api: ApiName): string[] {
  const { operations, objects } = readApi(api);
  const sent = new Set(
    operations.map(({ requestBody }) =>
      nameOf(requestBody?.content['application/json']?.schema.$ref),
    ),
  );
  const all = JSON.stringify(objects);
  return Object.keys(objects).filter((name) => !sent.has(name) || all.includes(`/${name}"`));
}

type Section = {
  readonly api: ApiName;
  readonly operation: ShownOperation;
  readonly objects: Schemas;
};

/** Text to the left, code to the right. */
function sectionOf(section: Section, options: OperationNodesOptions): MdastNode {
  return element('RestOperation', {}, [
    element('div', {}, textOf(section, options)),
    element('div', {}, codeOf(section, options)),
  ]);
}

function textOf(
  { api, operation, objects }: Section,
  { baseUrl }: OperationNodesOptions,
): MdastNode[] {
  const { operationId, summary, description } = operation;
  const names = sectionNames(api);
  const options = {
    schemas: objects,
    baseUrl,
    hasSection: (name: string): boolean => names.includes(name),
  };
  return [
    heading(3, operationAnchor(operationId), [text(summary)]),
    paragraph(requestLine(operation)),
    paragraph(
      ...sentence(description.replace(SCOPE_SENTENCE, '')),
      text(' '),
      ...accessOf(operation),
    ),
    element('RestFields', {
      html: renderInputs(operation, options) + renderAnswers(operation, options),
    }),
  ];
}

function codeOf({ api, operation }: Section, { siteUrl }: OperationNodesOptions): MdastNode[] {
  const { operationId, responses } = operation;
  const { syntax, write } = CODE_LANGUAGES.curl;
  const [[status = '', { content = {} }] = ['', {}]] = Object.entries(responses);
  const example = content['application/json']?.example;
  return [
    element('RestCode', { api, operation: operationId }, [
      {
        type: 'code',
        lang: syntax,
        value: write(requestOf(operation, { serviceUrl: `${siteUrl}/rest` })),
      },
    ]),
    ...(example === undefined
      ? []
      : [
          {
            type: 'code',
            lang: 'json',
            meta: `title="Example response, ${status}"`,
            value: JSON.stringify(example, null, 2),
          },
        ]),
  ];
}

/** `POST /v1/token` as code, with the method as a badge. */
function requestLine({ method, path }: ShownOperation): MdastNode {
  return explicitText('code', {}, [
    explicitText('span', { 'data-method': method }, [text(method)]),
    text(` ${path}`),
  ]);
}

/** Where tokens are explained, for all APIs. */
const AUTHENTICATE = '/docs/rest-apis/mvf-export#authenticate';

function accessOf({ security }: ShownOperation): MdastNode[] {
  const scopes = security.flatMap((scheme) => Object.values(scheme).flat());
  if (security.length === 0) return [text('Requires no token.')];
  return [
    text('Needs a '),
    link(AUTHENTICATE, text('token')),
    text(` with the scope `),
    ...scopes.map(inlineCode),
    text('.'),
  ];
}
