import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { findTopic, TOPICS } from '../topics/index.ts';
import { attributeText, type MdxElement } from '../../../markdown/mdast.ts';
import { toAttributes } from '../../../markdown/mdast-builder.ts';
import { TOPIC_SAMPLES } from '../topics/topic.ts';

type File = { fail: (message: string, node: unknown) => never };

export type PlaygroundOptions = {
  /** The built pages of samples and their images. */
  readonly builtFolder: string;
};

/**
 * Adds the content of `<Playground topic="markers" />` that shows before scripts run: the code of
 * the topic's first program, and its image.
 */
export default function remarkPlayground({ builtFolder }: PlaygroundOptions) {
  return (root: Parent, file: File): void => {
    visit(root, 'mdxJsxFlowElement', (node: MdxElement) => {
      if (node.name !== 'Playground') return;
      const id = attributeText(node, 'topic') ?? '';
      const topic = findTopic(id);
      if (!topic) {
        const known = TOPICS.map((each) => each.id).join(', ');
        return file.fail(`There is no topic "${id}" of the playground. There are: ${known}.`, node);
      }
      const sample = `${TOPIC_SAMPLES}/${topic.variants[0].sample}`;
      const hasPicture = existsSync(join(builtFolder, sample, 'light.webp'));
      node.attributes.push(
        ...toAttributes({ sample, alt: topic.alt, hasPicture: hasPicture || undefined }),
      );
      node.children = [{ type: 'code', lang: 'ts', meta: `file="${sample}/main.ts"`, value: '' }];
    });
  };
}
