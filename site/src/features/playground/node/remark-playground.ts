import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { findTopic, TOPICS } from '../topics/index.ts';
import { TOPIC_SAMPLES } from '../topics/topic.ts';

type Attribute = { type: string; name: string; value: string | null };
type Node = { type: string; name?: string | null; attributes?: Attribute[]; children?: object[] };
type File = { fail: (message: string, node: unknown) => never };

export type PlaygroundOptions = {
  /** The built pages of samples and their pictures. */
  readonly builtFolder: string;
};

/**
 * Gives `<Playground topic="markers" />` what the page shows before scripts run: the code of the
 * topic's first program, and its picture.
 */
export default function remarkPlayground({ builtFolder }: PlaygroundOptions) {
  return (root: object, file: File): void => {
    visit(root as never, 'mdxJsxFlowElement', (node: Node) => {
      if (node.name !== 'Playground') return;
      const id = node.attributes?.find(({ name }) => name === 'topic')?.value ?? '';
      const topic = findTopic(id);
      if (!topic) {
        const known = TOPICS.map((each) => each.id).join(', ');
        return file.fail(`There is no topic "${id}" of the playground. There are: ${known}.`, node);
      }
      const sample = `${TOPIC_SAMPLES}/${topic.variants[0].sample}`;
      const hasPicture = existsSync(join(builtFolder, sample, 'light.webp'));
      node.attributes?.push(
        attribute('sample', sample),
        attribute('alt', topic.alt),
        ...(hasPicture ? [attribute('hasPicture', null)] : []),
      );
      node.children = [{ type: 'code', lang: 'ts', meta: `file="${sample}/main.ts"`, value: '' }];
    });
  };
}

function attribute(name: string, value: string | null): Attribute {
  return { type: 'mdxJsxAttribute', name, value };
}
