import type { GeometryElement, MapView, Theme, venueColors } from '@brand/web-sdk';
import type { DefaultStyle, Style } from '@brand/mvf/v3';
import type { EntryElements } from './entry-elements';
import { type LabelStyle, toEntryStyle, type StudioStyle, type ThemeName } from './studio-style';

type Look = { readonly themeName: ThemeName; readonly theme: Theme };

/** Metres; lower voids are holes in the floor, which maps do not draw. */
const MIN_VOID_HEIGHT = 0.5;

/** Shows a style on a map that was drawn with another one. */
export class StylePreview {
  readonly #map: MapView;
  readonly #original: DefaultStyle;
  readonly #colorsOf: typeof venueColors;
  #shown: DefaultStyle;
  #labels: LabelStyle | undefined;
  #themeName: ThemeName | undefined;

  constructor(map: MapView, original: DefaultStyle, colorsOf: typeof venueColors) {
    this.#map = map;
    this.#original = original;
    this.#colorsOf = colorsOf;
    this.#shown = original;
  }

  show({ style, labels }: StudioStyle, entries: EntryElements, look: Look): void {
    if (this.#map.isRemoved) return;
    const isOtherTheme = look.themeName !== this.#themeName;
    if (hasOtherShapes(this.#shown, style)) {
      this.#map.elements.reset();
      this.#shown = this.#original;
    }
    for (const [token, elements] of entries) {
      const entry = style[token];
      if (!entry || (entry === this.#shown[token] && !isOtherTheme)) continue;
      if (entry === this.#original[token]) this.#map.elements.reset(elements);
      else this.#paint(elements, entry, look.theme);
    }
    if (labels !== this.#labels || isOtherTheme) this.#showLabels(labels, look.themeName);
    this.#shown = style;
    this.#themeName = look.themeName;
  }

  #paint(elements: readonly GeometryElement[], entry: Style, theme: Theme): void {
    const { color, hidden, ...look } = toEntryStyle(entry);
    for (const element of elements) {
      if (element.kind === 'void' && look.height < MIN_VOID_HEIGHT) continue;
      this.#map.elements.set(element, {
        ...look,
        // The map changes colours of the bundle, but not those that an app sets.
        ...this.#colorsOf(color, element, theme),
        visible: !hidden,
      });
    }
  }

  #showLabels(labels: LabelStyle, themeName: ThemeName): void {
    const { text, halo } = labels[themeName];
    const look = { size: labels.size, color: text, haloColor: halo };
    this.#map.labels.addAutomatic({ options: () => look });
    this.#labels = labels;
  }
}

/** Whether an entry is gone or has other shapes: its previous shapes must lose their style. */
function hasOtherShapes(before: DefaultStyle, after: DefaultStyle): boolean {
  return Object.entries(before).some(
    ([token, { geometryAnchors }]) => after[token]?.geometryAnchors !== geometryAnchors,
  );
}
