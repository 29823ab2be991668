import type { GeometryElement } from '@brand/venue';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import { type ThemeName, THEMES } from '../../kernel/theme.ts';
import type { ViewParts } from './view-parts.ts';
import { Views } from './views.ts';

export type ViewPorts = {
  readonly camera: ReturnType<ViewParts['camera']['get']> & Pick<ViewParts['camera'], 'animateTo'>;
};

/**
 * The feature `views`, for `map.use`: states of the map to save and share.
 *
 * @example
 * import { views } from '@brand/web-sdk/views';
 *
 * const shared = map.use(views);
 * button.onclick = () => navigator.clipboard.writeText(shared.toHash(shared.capture()));
 */
export const views: Feature<Views> = {
  name: 'views',
  install: (context: FeatureContext & ViewPorts): Views => new Views(partsOf(context)),
};

function partsOf(context: FeatureContext & ViewPorts): ViewParts {
  const { venue, camera, floors, elements, events, theme, setTheme } = context;
  return {
    venue,
    camera: { get: () => camera, animateTo: (pose, options) => camera.animateTo(pose, options) },
    floors,
    onFloorChange: (listener) => events.on('floor-change', listener),
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
