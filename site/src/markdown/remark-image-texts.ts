import { visit } from 'unist-util-visit';
import type { MdastNode, MdxElement } from './mdast.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/**
 * Decodes texts of images. The framework escapes them although JSX attributes hold plain text, so
 * readers would see `&#39;` in place of an apostrophe.
 */
export default function remarkImageTexts() {
  return (root: MdastNode): void => {
    visit(root, { name: 'img' }, (image: MdxElement) => {
      for (const attribute of image.attributes) {
        if (attribute.name !== 'alt' && attribute.name !== 'title') continue;
        if (typeof attribute.value === 'string') attribute.value = decode(attribute.value);
      }
    });
  };
}

function decode(text: string): string {
  return text.replaceAll(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity]!);
}
