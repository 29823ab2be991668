import { localFrame } from '@brand/geo';
import type { Floor, Route } from '@brand/venue';
import { expect, test } from 'vitest';
import { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { AnimationOptions } from '../../kernel/motion.ts';
import { createNavigation } from './create-navigation.ts';

const ground = { id: 'f_ground' } as Floor;
/** An element of a page without style sheets. */
const root = {
  getRootNode: () => ({
    adoptedStyleSheets: [],
    defaultView: {
      CSSStyleSheet: class {
        replaceSync() {}
      },
    },
  }),
};
const route = {
  found: true,
  coordinates: [],
  stops: [],
  sections: [{ floor: ground, points: [[10, 50]], distance: 0 }],
  instructions: [],
} as unknown as Route;

/** The animation that a path is drawn with, for the option `draw`. */
function drawnWith(draw?: AnimationOptions): AnimationOptions | undefined {
  const animations: (AnimationOptions | undefined)[] = [];
  const removable = { length: 0, update() {}, remove() {} };
  const context = {
    root,
    events: new Emitter<MapEvents>(),
    space: { frame: localFrame([10, 50]) },
    floors: { current: ground, set() {} },
    venue: { language: 'en' },
    announce() {},
    onRemove() {},
  } as unknown as FeatureContext;
  const navigation = createNavigation(context, {
    addPath: (_sections, look) => (animations.push(look.draw), removable),
    addMarker: () => removable,
    focusOn() {},
  });
  navigation.draw(route, {
    markers: { start: 'none', destination: 'none' },
    ...(draw && { draw }),
  });
  return animations[0];
}

test('draws a path in 700 ms, also with another easing', () => {
  expect(drawnWith()).toEqual({ duration: 700 });
  expect(drawnWith({ easing: 'linear' })).toEqual({ duration: 700, easing: 'linear' });
  expect(drawnWith({ duration: 0 })).toEqual({ duration: 0 });
});
