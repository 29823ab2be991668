import { API_NAMES, PROBLEM_CODES, PROBLEMS, problemType } from '@brand/rest-api';
import { describe, expect, test } from 'vitest';
import { attributeText, type MdastNode, textContent } from '../../../markdown/mdast.ts';
import { operationAnchor, readApi } from './api-operations.ts';
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
  remarkRestApis({ siteUrl: 'https://portal.example' })(root, FILE);
  return root.children;
}

function section(nodes: readonly MdastNode[], id: string): MdastNode[] {
  const from = nodes.findIndex(({ data }) => data?.hProperties?.['id'] === id);
  const length = nodes.slice(from + 1).findIndex(({ type }) => type === 'heading');
  return nodes.slice(from, length === -1 ? undefined : from + 1 + length);
}

function htmlIn(nodes: readonly MdastNode[]): string {
  return nodes.map(({ attributes }) => attributes?.[0]?.value ?? '').join('');
}

function linksIn(node: MdastNode): string[] {
  return [...(node.url === undefined ? [] : [node.url]), ...(node.children ?? []).flatMap(linksIn)];
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
    const anchors = nodes.flatMap(({ data }) => data?.hProperties?.['id'] ?? []);
    expect(anchors).toEqual(operations.map(({ operationId }) => operationAnchor(operationId)));
  });

  test('lists each parameter and each field of the body', () => {
    for (const { operationId, parameters } of readApi(api).operations) {
      const html = htmlIn(section(nodes, operationAnchor(operationId)));
      for (const { name } of parameters) expect(html).toContain(`<code>${name}</code>`);
    }
  });

  test('links to objects and problems that exist', () => {
    const anchors = new Set([
      ...[...nodes, ...objects].map(({ data }) => `#${String(data?.hProperties?.['id'])}`),
      ...PROBLEM_CODES.map(problemType),
    ]);
    const links = [
      ...nodes.flatMap(linksIn),
      ...[...htmlIn([...nodes, ...objects]).matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url),
    ];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((url) => !anchors.has(url))).toEqual([]);
  });
});

describe('remarkRestApis, for a section,', () => {
  const nodes = nodesOf('RestOperations', 'svg-export');
  const drawing = section(nodes, 'operation-createSvgJob');

  test('lists parameters with their place, default and limits', () => {
    const html = htmlIn(drawing);
    expect(html).toMatch(/<code>venueId<\/code>.*?<small>in path, required<\/small>/);
    expect(html).toMatch(/<code>Idempotency-Key<\/code>.*?<small>in header<\/small>/);
    expect(html).toMatch(/<code>width<\/code>.*?1200.*?From 200 to 4096\./);
  });

  test('writes a curl request that reads the token from the environment', () => {
    const { attributes, children } = drawing.find(({ name }) => name === 'RestCode') ?? {};
    expect(attributes?.map(({ value }) => value)).toEqual(['svg-export', 'createSvgJob']);
    const { value = '' } = children?.[0] ?? {};
    expect(value).toContain('https://portal.example/rest/v1/venues/kestrel-house/svg \\\n');
    expect(value).toContain('--header "Authorization: Bearer $TOKEN"');
  });

  test('lists responses and problems', () => {
    const answers = drawing.at(-1)!;
    expect(textContent(answers)).toMatch(
      /^Answers 202: .*Body: SvgJob\. Problems: .*floor-unknown/,
    );
    expect(linksIn(answers)).toContain(problemType('jobs-waiting'));
  });

  test('marks optional fields of responses', () => {
    const html = htmlIn(section(nodesOf('RestObjects', 'svg-export'), 'object-SvgJob'));
    expect(html).toContain('<code>result?</code>');
    expect(html).toContain('href="#object-SvgResult"');
    expect(html).not.toContain('required');
  });
});

test('passes the operation ids to the explorer', () => {
  const [explorer] = nodesOf('RestExplorer', 'svg-export');
  expect(attributeText(explorer!, 'operations')?.split(' ')).toContain('createSvgJob');
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
