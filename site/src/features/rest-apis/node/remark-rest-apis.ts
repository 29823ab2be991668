import { API_NAMES, type ApiName, openApiFile } from '@brand/rest-api';
import { visit } from 'unist-util-visit';
import { attributeText, type MdastNode } from '../../../markdown/mdast.ts';
import { element, explicitText } from '../../../markdown/mdast-builder.ts';
import { objectNodes, type OperationNodesOptions, operationNodes } from './operation-nodes.ts';
import { renderProblemTable } from './problem-table.ts';

type File = { fail: (message: string, node: unknown) => never };

export type RestApisOptions = OperationNodesOptions;

/**
 * Turns `<RestOperations api="partner" />` into sections of the operations of that API,
 * `<RestObjects api="partner" />` into those of its objects, `<ProblemCodes />` into the table of all
 * codes, and `<RestDocument api="partner">` into a link to its OpenAPI document. Must run before the framework's plugins, which collect the headings of a page.
 */
export default function remarkRestApis(options: RestApisOptions) {
  return (root: MdastNode, file: File): void => {
    root.children = (root.children ?? []).flatMap((node) => {
      if (node.name === 'RestOperations') return operationNodes(apiOf(node, file), options);
      if (node.name === 'RestObjects') return objectNodes(apiOf(node, file));
      if (node.name === 'ProblemCodes') {
        return [element('ProblemCodes', { html: renderProblemTable() })];
      }
      return [node];
    });
    visit(root, 'mdxJsxTextElement', (node: MdastNode) => {
      if (node.name !== 'RestDocument') return;
      const href = `${options.baseUrl}rest/${openApiFile(apiOf(node, file))}`;
      Object.assign(node, explicitText('a', { href, download: true }, node.children));
    });
  };
}

function apiOf(node: MdastNode, file: File): ApiName {
  const api = attributeText(node, 'api');
  const known = API_NAMES.find((name) => name === api);
  if (known) return known;
  return file.fail(`<${node.name}>: "${api}" is no API. There are ${API_NAMES.join(', ')}.`, node);
}
