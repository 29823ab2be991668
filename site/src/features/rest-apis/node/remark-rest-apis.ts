import { API_NAMES, type ApiName } from '@brand/rest-api';
import { readApi } from './api-operations.ts';
import { attributeText, type MdastNode } from '../../../markdown/mdast.ts';
import { element } from '../../../markdown/mdast-builder.ts';
import { objectNodes, operationNodes } from './operation-nodes.ts';
import { renderProblemTable } from './problem-table.ts';

type File = { fail: (message: string, node: unknown) => never };

export type RestApisOptions = {
  /** URL of the portal. */
  readonly siteUrl: string;
};

/**
 * Turns `<RestOperations api="partner" />` into sections of the operations of that API,
 * `<RestObjects api="partner" />` into those of its objects, and `<ProblemCodes />` into the table
 * of all codes. Passes the operation ids to `<RestExplorer api="partner" />`. Must run before the
 * framework's plugins, which collect the headings of a page.
 */
export default function remarkRestApis({ siteUrl }: RestApisOptions) {
  return (root: MdastNode, file: File): void => {
    root.children = (root.children ?? []).flatMap((node) => {
      if (node.name === 'RestOperations') return operationNodes(apiOf(node, file), { siteUrl });
      if (node.name === 'RestObjects') return objectNodes(apiOf(node, file));
      if (node.name === 'RestExplorer') {
        const api = apiOf(node, file);
        const ids = readApi(api).operations.map(({ operationId }) => operationId);
        return [element('RestExplorer', { api, operations: ids.join(' ') })];
      }
      if (node.name === 'ProblemCodes') {
        return [element('ProblemCodes', { html: renderProblemTable() })];
      }
      return [node];
    });
  };
}

function apiOf(node: MdastNode, file: File): ApiName {
  const api = attributeText(node, 'api');
  const known = API_NAMES.find((name) => name === api);
  if (known) return known;
  return file.fail(`<${node.name}>: "${api}" is no API. There are ${API_NAMES.join(', ')}.`, node);
}
