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

/** Options for users of keyboards and screen readers. */
export type AccessibilityOptions = {
  /** Texts of the map that replace the English defaults. @defaultValue `ACCESSIBILITY_TEXTS` */
  readonly texts?: Partial<AccessibilityTexts>;
  /** Name of the map for screen readers. @defaultValue the venue's name, in the current language */
  readonly label?: string;
  /** Maximum number of places in the list of places in view. @defaultValue `50` */
  readonly listLimit?: number;
};

/**
 * Support for users of keyboards and screen readers.
 *
 * @example
 * map.accessibility.announce('Your table is ready');
 * const nearest = map.accessibility.placesInView()[0]?.name;
 */
export interface Accessibility {
  /** Announces a text to users of screen readers, after any announcement in progress. */
  announce(said: Announcement): void;
  /**
   * Returns the named places in view, those nearest to the middle first, as in the keyboard list.
   */
  placesInView(): readonly PlaceInView[];
  /** Moves the keyboard focus to the list of places in view. */
  focusList(): void;
}

/**
 * Makes a map usable without a pointer and without sight. The map has the role of a region instead
 * of an application, so that screen readers keep their own keys and reach places through the list
 * and through markers as buttons.
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
 * Names the map with the app's text, or with the venue's name in its own language. The name is an
 * element, because an attribute cannot have a language.
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
