import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SKIP, visit } from 'unist-util-visit';
import type { MdastNode } from './mdast.ts';

type File = { path?: string };

/**
 * Adds the image for dark mode, if `name-dark.webp` exists beside `name.webp`. Styles select by the
 * end of the URL which one to hide, and hidden images are not loaded.
 */
export default function remarkDarkPictures() {
  return (root: MdastNode, file: File): void => {
    visit(root, 'image', (node: MdastNode, index?: number, parent?: MdastNode) => {
      const dark = darkOf(node.url ?? '');
      const folder = dirname(file.path ?? '');
      if (dark === undefined || index === undefined || !existsSync(join(folder, dark))) return;
      const pair = [
        { ...node, url: `${node.url}#light` },
        { ...node, url: `${dark}#dark` },
      ];
      parent?.children?.splice(index, 1, ...pair);
      return [SKIP, index + pair.length] as const;
    });
  };
}

function darkOf(url: string): string | undefined {
  const [, start, end] = /^(\.{1,2}\/.+)(\.\w+)$/.exec(url) ?? [];
  return start === undefined ? undefined : `${start}-dark${end}`;
}
