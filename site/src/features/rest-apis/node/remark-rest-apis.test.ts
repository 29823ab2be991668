import { API_NAMES, PROBLEM_CODES, PROBLEMS, problemType } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { attributeText, type MdastNode, textContent } from '../../../markdown/mdast.ts';
import { operationAnchor } from '../anchors.ts';
import { readApi } from './api-operations.ts';
import remarkRestApis from './remark-rest-apis.ts';

const FILE = {
  fail: (message: string) => {
    throw new Error(message);
  },
};

function nodesOf(name: string, api?: string): MdastNode[] {
  const attributes =
    api === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name: 'api', value: api }];
  const root = {
    type: 'root',
    children: [{ type: 'mdxJsxFlowElement', name, attributes, children: [] } as MdastNode],
  };
  remarkRestApis({ siteUrl: 'https://portal.example', baseUrl: '/portal/' })(root, FILE);
  return root.children;
}

/** All nodes below these, in order. */
function flat(nodes: readonly MdastNode[]): MdastNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
}

function idOf({ data }: MdastNode): unknown {
  return data?.hProperties?.['id'];
}

/** The section of an operation. */
function operationNode(nodes: readonly MdastNode[], id: string): MdastNode[] {
  const section = nodes.find((node) => flat([node]).some((each) => idOf(each) === id));
  return flat(section ? [section] : []);
}

/** The nodes below a heading. */
function objectSection(nodes: readonly MdastNode[], id: string): MdastNode[] {
  const from = nodes.findIndex((node) => idOf(node) === id);
  const length = nodes.slice(from + 1).findIndex(({ type }) => type === 'heading');
  return nodes.slice(from, length === -1 ? undefined : from + 1 + length);
}

function htmlIn(nodes: readonly MdastNode[]): string {
  return flat(nodes)
    .map((node) => attributeText(node as never, 'html') ?? '')
    .join('');
}

function linksIn(nodes: readonly MdastNode[]): string[] {
  return [
    ...flat(nodes).flatMap(({ url }) => url ?? []),
    ...[...htmlIn(nodes).matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url),
  ];
}

describe.each(API_NAMES)('remarkRestApis, for operations of %s,', (api) => {
  const nodes = nodesOf('RestOperations', api);
  const objects = nodesOf('RestObjects', api);

  test('writes a row and a section for each', () => {
    const { operations } = readApi(api);
    expect(operations.length).toBeGreaterThan(4);
    const rows = nodes[0]?.children?.slice(1).map(textContent);
    expect(rows).toEqual(
      operations.map(({ method, path, summary }) => `${method} ${path}${summary}`),
    );
    const anchors = flat(nodes).flatMap((node) => idOf(node) ?? []);
    expect(anchors).toEqual(operations.map(({ operationId }) => operationAnchor(operationId)));
  });

  test('lists each parameter and each field of the body', () => {
    for (const { operationId, parameters, requestBody } of readApi(api).operations) {
      const html = htmlIn(operationNode(nodes, operationAnchor(operationId)));
      for (const { name } of parameters) expect(html).toContain(`<li><code>${name}</code>`);
      const example = requestBody?.content['application/json']?.example ?? {};
      for (const name of Object.keys(example)) expect(html).toContain(`<li><code>${name}</code>`);
    }
  });

  test('links to objects and problems that exist', () => {
    const known = new Set([
      ...flat(objects).map((node) => `#${String(idOf(node))}`),
      ...flat(nodes).map((node) => `#${String(idOf(node))}`),
      ...PROBLEM_CODES.map((code) => `/portal${problemType(code)}`),
      // The framework adds the base path to links of a page.
      '/docs/rest-apis/mvf-export#authenticate',
    ]);
    const links = linksIn([...nodes, ...objects]);
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((url) => !known.has(url))).toEqual([]);
  });
});

describe('remarkRestApis, for a section,', () => {
  const drawing = operationNode(nodesOf('RestOperations', 'svg-export'), 'operation-createSvgJob');
  const html = htmlIn(drawing);

  test('lists parameters by place, with default and limits', () => {
    expect(html).toMatch(/Path parameters<.*<code>venueId<\/code> <small>string, <strong>required/);
    expect(html).toMatch(/Headers<.*<code>Idempotency-Key<\/code> <small>string<\/small>/);
    expect(html).toMatch(/Body<.*<code>width<\/code>.*?1200.*?From 200 to 4096\./);
  });

  test('says which token it needs', () => {
    expect(drawing.map(textContent)).toContain('token');
    expect(textContent(drawing[0]!)).toContain('Needs a token with the scope svg:export.');
    const token = operationNode(nodesOf('RestOperations', 'svg-export'), 'operation-createToken');
    expect(textContent(token[0]!)).toContain('Requires no token.');
  });

  test('writes a curl request that reads the token from the environment', () => {
    const { attributes, children } = drawing.find(({ name }) => name === 'RestCode') ?? {};
    expect(attributes?.map(({ value }) => value)).toEqual(['svg-export', 'createSvgJob']);
    const { value = '' } = children?.[0] ?? {};
    expect(value).toContain('https://portal.example/rest/v1/venues/kestrel-house/svg \\\n');
    expect(value).toContain('--header "Authorization: Bearer $TOKEN"');
  });

  test('has an example of the answer', () => {
    const example = drawing.find(({ lang }) => lang === 'json');
    expect(example?.meta).toBe('title="Example response, 202"');
    expect(JSON.parse(example?.value ?? '')).toHaveProperty('status', 'queued');
  });

  test('lists answers with links to their fields, and problems by status', () => {
    expect(html).toMatch(
      /<code data-status="2">202<\/code> The queued job\..*Body: <a href="#object-SvgJob">.*With <code>Location<\/code>/,
    );
    expect(html).toMatch(/<code data-status="4">429<\/code> .*#problem-jobs-waiting/);
    expect(html).toMatch(/<code data-status="5">503<\/code> .*#problem-unavailable/);
  });

  test('marks optional fields of objects', () => {
    const job = htmlIn(objectSection(nodesOf('RestObjects', 'svg-export'), 'object-SvgJob'));
    expect(job).toMatch(/<code>result<\/code> <small><a href="#object-SvgResult">.*?optional</);
    expect(job).not.toContain('required');
  });
});

test('links a document below the base path', () => {
  const name = { type: 'mdxJsxAttribute' as const, name: 'api', value: 'partner' };
  const link: MdastNode = {
    type: 'mdxJsxTextElement',
    name: 'RestDocument',
    attributes: [name],
    children: [{ type: 'text', value: 'partner.json' }],
  };
  const root = { type: 'root', children: [{ type: 'paragraph', children: [link] }] };
  remarkRestApis({ siteUrl: 'https://portal.example', baseUrl: '/portal/' })(root, FILE);
  expect(link.name).toBe('a');
  expect(attributeText(link, 'href')).toBe('/portal/rest/openapi/partner.json');
  expect(textContent(link)).toBe('partner.json');
});

test('gives every problem code a row with its anchor', () => {
  const html = htmlIn(nodesOf('ProblemCodes'));
  for (const code of PROBLEM_CODES) {
    const [, anchor = ''] = problemType(code).split('#');
    const [, row = ''] = html.split(`<tr id="${anchor}">`);
    expect(row.slice(0, row.indexOf('</tr>'))).toContain(
      `</code> <small>${PROBLEMS[code].status}</small>`,
    );
  }
});

test('fails the build for an unknown API', () => {
  expect(() => nodesOf('RestOperations', 'weather')).toThrow(
    '<RestOperations>: "weather" is no API. There are mvf-export, svg-export, partner.',
  );
});
