import type { GeometryElement, ShapeType } from '@brand/venue';
import { applyThemeStyles } from '../../dom/overlay/apply-theme-styles.ts';
import type { Announcement } from '../../kernel/announcement.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import type { HitOf } from '../../kernel/hits.ts';
import { ACCESSIBILITY_TEXTS, fillText, type AccessibilityTexts } from './accessibility-texts.ts';
import { createPlaceList, type PlaceList } from './place-list.ts';
import { placesInView, type PlaceInView } from './places-in-view.ts';

// Debounce in milliseconds: the list is refreshed once the map is idle.
const REFRESH = 200;

export type AccessibilityPorts = {
  /** Moves the camera to an element. */
  focusOn(element: GeometryElement): unknown;
};

/** How the map serves users of keyboards and screen readers. */
export type AccessibilityOptions = {
  /** What the map says, to replace the English of it. @defaultValue `ACCESSIBILITY_TEXTS` */
  readonly texts?: Partial<AccessibilityTexts>;
  /** What the map is called. @defaultValue the venue's name, in the language in use */
  readonly label?: string;
  /** How many places the list in view holds at most. @defaultValue `50` */
  readonly listLimit?: number;
};

/**
 * What the map does for users of keyboards and screen readers.
 *
 * @example
 * map.accessibility.announce('Your table is ready');
 * const nearest = map.accessibility.placesInView()[0]?.name;
 */
export interface Accessibility {
  /** Says something to users of screen readers, after what is being said. */
  announce(said: Announcement): void;
  /** The named places in view, the nearest to the middle first: what the list for keyboards shows. */
  placesInView(): readonly PlaceInView[];
  /** Puts the keyboard into the list of places in view. */
  focusList(): void;
}

/**
 * Makes a map usable without a pointer and without sight. The map is a region, not an application:
 * screen readers keep their own keys, and reach places through the list and markers as buttons.
 */
export function createAccessibility(
  context: FeatureContext,
  ports: AccessibilityPorts,
  options: AccessibilityOptions = {},
): Accessibility & Removable {
  const { root, venue, events, floors, announce } = context;
  const texts: AccessibilityTexts = { ...ACCESSIBILITY_TEXTS, ...options.texts };
  const find = (): readonly PlaceInView[] => findPlaces(context, options.listLimit ?? 50);
  const list = createPlaceList({
    root,
    label: texts.places,
    empty: texts.noPlaces,
    places: find,
    language: () => venue.language,
    onSelect({ element, coordinate, screen }, source) {
      const { floor, type } = element;
      const place = { coordinate, distance: 0, isInteractive: true };
      const hit = { type, target: element, ...place } as HitOf<ShapeType>;
      ports.focusOn(element);
      events.emit('click', { hits: [hit], element, floor, coordinate, screen, source });
    },
  });
  const undescribe = describe(root, list, texts);
  const name = createName(root, list, options.label);
  name.say(venue);
  const cleanups = [
    applyThemeStyles(context),
    events.on('floor-change', ({ floor }) => {
      announce(fillText(texts.floorChange, { floor: floor.name }, venue.language));
      list.refresh(REFRESH);
    }),
    events.on('camera-change', () => list.refresh(REFRESH)),
    events.on('language-change', () => {
      name.say(venue);
      list.refresh(0);
    }),
    undescribe,
    () => name.remove(),
    () => list.remove(),
  ];
  const names = { venue: venue.name, floor: floors.current.name };
  announce(fillText(texts.ready, names, venue.language));
  const remove = (): void => {
    for (const clean of cleanups.splice(0)) clean();
  };
  context.onRemove(remove);
  return {
    announce,
    placesInView: find,
    focusList: () => list.element.focus(),
    remove,
  };
}

/**
 * Names the map: with the app's text, or with the venue's name in its own language. The name is an
 * element, because an attribute has no language.
 */
function createName(
  root: HTMLElement,
  { element: { id } }: PlaceList,
  label: string | undefined,
): { say(venue: FeatureContext['venue']): void; remove(): void } {
  const name = root.ownerDocument.createElement('div');
  name.hidden = true;
  name.id = `${id}-name`;
  root.append(name);
  root.setAttribute('aria-labelledby', name.id);
  return {
    say(venue) {
      name.textContent = label ?? venue.name;
      if (label === undefined) name.lang = venue.language;
    },
    remove() {
      name.remove();
      root.removeAttribute('aria-labelledby');
    },
  };
}

/** Adds the role description and the help text; the returned function removes them. */
function describe(root: HTMLElement, list: PlaceList, texts: AccessibilityTexts): () => void {
  const help = root.ownerDocument.createElement('div');
  help.className = 'mv-hidden';
  help.id = `${list.element.id}-help`;
  help.textContent = texts.keyboardHelp;
  root.append(help);
  const attributes = {
    role: 'region',
    tabindex: '0',
    'aria-roledescription': texts.roleDescription,
    'aria-describedby': help.id,
  };
  for (const [key, value] of Object.entries(attributes)) root.setAttribute(key, value);
  return () => {
    help.remove();
    for (const key of Object.keys(attributes)) root.removeAttribute(key);
  };
}

function findPlaces(context: FeatureContext, limit: number): readonly PlaceInView[] {
  const { stage, space, floors, elements } = context;
  const { camera } = stage;
  const { width, height } = camera;
  return placesInView(floors.visible, {
    width,
    height,
    middle: camera.toScreen(camera.pose) ?? { x: width / 2, y: height / 2 },
    limit,
    toScreen: (coordinate) => camera.toScreen(space.toWorld(coordinate)),
    isVisible: (element) => elements.get(element).visible,
  });
}
