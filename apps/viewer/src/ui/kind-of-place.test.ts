import type { Category, Location } from '@brand/web-sdk';
import { describe, expect, test } from 'vitest';
import { kindOfPlace } from './kind-of-place.ts';

describe('kindOfPlace', () => {
  test.each([
    ['Cotton', ['Fashion and accessories'], 'clothing'],
    ['Corner', ['Cafés and bakeries'], 'food'],
    ['Toilets', [], 'toilets'],
    ['North lift', [], 'lift'],
    ['Moraine', ['More than 10', 'Meeting'], 'work'],
    ['Farmácia', ['Health and beauty', 'Shops'], 'health'],
    ['Fountain', [], 'place'],
  ])('tells what %s of %o is', (name, categories, kind) => {
    expect(kindOfPlace(place(name, categories))).toBe(kind);
  });

  test('prefers the first category to the name', () => {
    expect(kindOfPlace(place('Lift Coffee', ['Shops']))).toBe('shop');
  });
});

/** Categories from the nearest to the farthest. */
function place(
  name: string,
  [nearest, ...others]: readonly string[],
): Pick<Location, 'name' | 'categories'> {
  return { name, categories: nearest === undefined ? [] : [category(nearest, others)] };
}

function category(name: string, [parent, ...others]: readonly string[]): Category {
  return { name, parent: parent === undefined ? undefined : category(parent, others) } as Category;
}
