import { expect, test } from 'vitest';
import { FeatureMatrix } from './feature-matrix.ts';
import { knowledgeFixture } from './knowledge.fixture.ts';

test('reads the features of each SDK and their proofs, without the headings of groups', () => {
  const { features, page } = new FeatureMatrix(knowledgeFixture().pages.values());
  expect(page?.path).toBe('/docs/overview');
  expect(features).toEqual([
    {
      name: 'Clusters of markers',
      support: [
        {
          sdk: 'web-sdk',
          version: '6.0',
          url: 'https://docs.example/web-sdk/api-reference#clusters',
        },
        { sdk: 'ios-sdk', version: '5.0', url: undefined },
      ],
    },
  ]);
});

test('has no features without a comparison', () => {
  expect(new FeatureMatrix([]).features).toEqual([]);
});
