import { join } from 'node:path';
import { SITE } from '../repo.ts';

type TopicsModule = {
  readonly TOPICS: readonly { readonly variants: readonly { readonly sample: string }[] }[];
};
type TopicModule = { readonly TOPIC_SAMPLES: string };

/** Paths of the samples that the topics of the playground show, below `examples/`. */
export async function listTopicSamples(): Promise<string[]> {
  // By a path that the compiler does not follow: the site's files are not modules to it (decision 3).
  const folder = join(SITE, 'src/playground/topics');
  const { TOPICS } = (await import(join(folder, 'index.ts'))) as TopicsModule;
  const { TOPIC_SAMPLES } = (await import(join(folder, 'topic.ts'))) as TopicModule;
  return TOPICS.flatMap(({ variants }) =>
    variants.map(({ sample }) => `${TOPIC_SAMPLES}/${sample}`),
  );
}
