import { describe, expect, test } from 'vitest';
import remarkImportComponents from './remark-import-components.ts';

function importsOf(names: readonly string[]): string[] {
  const children = names.map((name) => ({ type: 'mdxJsxFlowElement', name }));
  const root = { type: 'root', children };
  remarkImportComponents({ Chart: '@site/src/Chart' })(root);
  return root.children
    .filter(({ type }) => type === 'mdxjsEsm')
    .map((node) => JSON.stringify(node));
}

describe('remarkImportComponents', () => {
  test('adds the import of a component that a page uses, once', () => {
    const imports = importsOf(['Chart', 'Other', 'Chart']);
    expect(imports).toHaveLength(1);
    expect(imports[0]).toContain('"name":"Chart"');
    expect(imports[0]).toContain('"value":"@site/src/Chart"');
  });

  test('adds nothing to a page that uses none', () => {
    expect(importsOf(['Other', 'constructor'])).toEqual([]);
  });

  test('turns the element of a `:::` block into a component of its page', () => {
    const block = { type: 'containerDirective', data: { hName: 'admonition' } };
    const other = { type: 'containerDirective', data: { hName: 'div' } };
    const root = { type: 'root', children: [block, other] };
    remarkImportComponents({ Admonition: '@theme/Admonition' })(root);
    expect(block.data.hName).toBe('Admonition');
    expect(other.data.hName).toBe('div');
    expect(JSON.stringify(root.children[0])).toContain('"value":"@theme/Admonition"');
  });
});
