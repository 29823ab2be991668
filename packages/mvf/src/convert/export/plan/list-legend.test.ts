import { describe, expect, test } from 'vitest';
import { collectFloorFacts } from '../floor-facts.ts';
import { sampleDocument } from '../sample-document.fixture.ts';
import { toPrintPage } from '../to-print-page.ts';
import type { Mvf3Document } from '../../../bundle/document.ts';

const PAPER = { width: 297, height: 210 };

function legendOf(document: Mvf3Document, options: { directory?: boolean } = {}): string {
  const plan = toPrintPage(document, { floorId: 'f_ground', paper: PAPER, ...options });
  return plan.slice(plan.indexOf('>Legend<'));
}

function countIcons(svg: string): number {
  return svg.split(/<(?:use|path)/).length - 1;
}

/** A category on the floor: on an area without a style, which the plan does not draw. */
function withUnseenCategory(): Mvf3Document {
  const document = sampleDocument();
  const [first] = document.geometry!['f_ground']!.features;
  const id = 'g_unseen';
  document.geometry!['f_ground']!.features.push({
    ...first!,
    properties: { id },
  });
  document.locationCategories = [
    ...(document.locationCategories ?? []),
    { id: 'cat_unseen', details: { name: 'Unseen things' } },
  ];
  document.locations!.push({
    id: 'loc_unseen',
    details: { name: 'Unseen' },
    categories: ['cat_unseen'],
    geometryAnchors: [{ floorId: 'f_ground', geometryId: id }],
  });
  return document;
}

describe('the legend', () => {
  test('leaves out categories that the plan shows no sign of', () => {
    const document = withUnseenCategory();
    const categories = collectFloorFacts(document, document.floors.features)
      .flatMap(({ shapes }) => shapes)
      .flatMap(({ places }) => places.flatMap((place) => place.categories))
      .map(({ name }) => name);
    expect(categories).toContain('Unseen things');
    expect(legendOf(document)).not.toContain('Unseen things');
  });

  test('explains no icons of rooms that have numbers instead', () => {
    const [named, numbered] = [false, true].map((directory) =>
      countIcons(legendOf(sampleDocument(), { directory })),
    );
    expect(numbered).toBeLessThan(named!);
  });
});
