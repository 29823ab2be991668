import type { Announcement } from '../../kernel/announcement.ts';

/** Texts of the map for users of screen readers. Placeholders in braces are filled in. */
export type AccessibilityTexts = {
  /** Role description of the map. @defaultValue `'indoor map'` */
  readonly roleDescription: string;
  /**
   * Description of the keyboard controls.
   * @defaultValue a description of the keys that move the camera
   */
  readonly keyboardHelp: string;
  /** Name of the list of places. @defaultValue `'Places in view'` */
  readonly places: string;
  /** Text of the list when it is empty. @defaultValue `'No places in view'` */
  readonly noPlaces: string;
  /** Announcement when the floor changes. @defaultValue `'Floor: {floor}'` */
  readonly floorChange: string;
  /**
   * Announcement when the map is ready to use.
   * @defaultValue `'Map of {venue} is ready. Floor: {floor}'`
   */
  readonly ready: string;
};

/** The default texts, in English. */
export const ACCESSIBILITY_TEXTS: AccessibilityTexts = {
  roleDescription: 'indoor map',
  keyboardHelp:
    'Arrow keys move the map, plus and minus zoom, Shift with arrow keys rotates and tilts, Page Up and Page Down change the floor, Home shows everything. Enter selects what is in the middle. Tab moves to a list of the places in view.',
  places: 'Places in view',
  noPlaces: 'No places in view',
  floorChange: 'Floor: {floor}',
  ready: 'Map of {venue} is ready. Floor: {floor}',
};

/** Replaces the placeholders of a text with names of the venue, in the venue's language. */
export function fillText(
  text: string,
  names: Readonly<Record<string, string>>,
  language: string,
): Announcement {
  return text
    .split(/(\{\w+\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = names[piece.slice(1, -1)];
      return piece.startsWith('{') && name !== undefined ? { text: name, language } : piece;
    });
}
