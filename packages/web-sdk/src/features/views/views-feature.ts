import type { GeometryElement } from '@brand/venue';
import type { Feature, FeatureContext, Removable } from '../../kernel/feature.ts';
import { type ThemeName, THEMES } from '../../kernel/theme.ts';
import type { ViewParts } from './view-parts.ts';
import { Views } from './views.ts';

/** What views need besides the context of every feature. */
export type ViewPorts = {
  readonly camera: ReturnType<ViewParts['camera']['get']> & Pick<ViewParts['camera'], 'animateTo'>;
};

/**
 * The feature `views`, for `map.use`: states of the map to keep and share.
 *
 * @example
 * import { views } from '@brand/web-sdk/views';
 *
 * const shared = map.use(views);
 * button.onclick = () => navigator.clipboard.writeText(shared.toHash(shared.capture()));
 */
export const views: Feature<Views & Removable> = {
  name: 'views',
  install(context: FeatureContext & ViewPorts): Views & Removable {
    // Nothing to undo: views hold no resources.
    return Object.assign(new Views(partsOf(context)), { remove: () => {} });
  },
};

function partsOf(context: FeatureContext & ViewPorts): ViewParts {
  const { venue, camera, floors, elements, theme, setTheme } = context;
  return {
    venue,
    camera: { get: () => camera, animateTo: (pose, options) => camera.animateTo(pose, options) },
    floors,
    elements,
    findElement: (type, id) => venue.find(type as 'space', id) as GeometryElement | undefined,
    theme: {
      get name() {
        return theme().name;
      },
      has: (name) => name in THEMES || name === theme().name,
      set: (name) => setTheme(name === theme().name ? theme() : (name as ThemeName)),
    },
    setLanguage: (code) => venue.setLanguage(code),
  };
}
