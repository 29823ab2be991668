import type { Annotation } from '@brand/venue';
import { Emitter } from '../../kernel/emitter.ts';
import type { Feature, FeatureContext } from '../../kernel/feature.ts';
import type { Removable } from '../../kernel/removable.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type {
  AnnotationEvents,
  SymbolAnnotations,
  AnnotationOptions,
  AnnotationPorts,
  AnnotationGroup,
} from './annotation-options.ts';
import { SymbolImageCache } from './symbol-image-cache.ts';

/**
 * The venue's annotations on the map: symbols such as fire extinguishers and meeting points.
 *
 * @example
 * import { annotations } from '@brand/web-sdk/annotations';
 * const safety = map.use(annotations);
 * const shown = safety.show({ symbols: ['aed', 'first-aid'] });
 * shown.on('click', ({ annotation }) => map.camera.focusOn(annotation));
 * shown.remove();
 */
export interface Annotations extends Removable {
  /** Returns the venue's annotations by symbol, the most frequent first. */
  bySymbol(): readonly SymbolAnnotations[];
  /**
   * Shows annotations on the map. Throws `map-view/unknown-target` for a symbol that the venue does
   * not have.
   */
  show(options?: AnnotationOptions): AnnotationGroup;
}

/**
 * The feature `annotations`, for `map.use`.
 *
 * @example
 * import { annotations } from '@brand/web-sdk/annotations';
 * const names = map.use(annotations).bySymbol().map(({ symbol }) => symbol.name);
 */
export const annotations: Feature<Annotations> = {
  name: 'annotations',
  install(context: FeatureContext & AnnotationPorts): Annotations {
    const pictures = new SymbolImageCache(context.venue);
    const all = new Set<AnnotationGroup>();
    return {
      bySymbol: () => annotationsBySymbol(context.venue.annotations),
      show(options = {}) {
        const shown = showAnnotations(context, pictures, options);
        const own: AnnotationGroup = {
          ...shown,
          remove() {
            if (all.delete(own)) shown.remove();
          },
        };
        all.add(own);
        return own;
      },
      remove() {
        for (const shown of all) shown.remove();
      },
    };
  },
};

const SIZE = 24;

/** Returns annotations by symbol, the most frequent first. */
export function annotationsBySymbol(all: readonly Annotation[]): readonly SymbolAnnotations[] {
  return [...Map.groupBy(all, ({ symbol }) => symbol)]
    .map(([symbol, members]) => ({ symbol, annotations: members }))
    .toSorted((a, b) => b.annotations.length - a.annotations.length);
}

/** Returns the annotations that the options select. */
export function chooseAnnotations(
  all: readonly Annotation[],
  { symbols, floors }: AnnotationOptions,
): readonly Annotation[] {
  const known = new Set(all.map(({ symbol }) => symbol.key));
  for (const key of symbols ?? []) {
    if (known.has(key)) continue;
    throw new MapViewError(
      'map-view/unknown-target',
      `annotations.show: the venue has no symbol "${key}". Its symbols are: ${[...known].join(', ') || 'none'}.`,
    );
  }
  return all.filter(
    ({ symbol, floor }) =>
      (!symbols || symbols.includes(symbol.key)) && (!floors || floors.includes(floor)),
  );
}

function showAnnotations(
  { venue, markers, root }: FeatureContext & AnnotationPorts,
  pictures: SymbolImageCache,
  options: AnnotationOptions,
): AnnotationGroup {
  const { rank = 'low', size = SIZE, minZoom = -Infinity, interactive = true } = options;
  const events = new Emitter<AnnotationEvents>();
  const chosen = chooseAnnotations(venue.annotations, options);
  const shown = chosen.map((annotation) => {
    const { symbol } = annotation;
    const picture = root.ownerDocument.createElement('img');
    Object.assign(picture, { width: size, height: size, alt: '', draggable: false });
    const marker = markers.add(annotation, {
      content: picture,
      anchor: 'center',
      rank: typeof rank === 'function' ? rank(annotation) : rank,
      title: annotation.name || symbol.key,
      language: venue.language,
      interactive,
      minZoom,
    });
    marker.on('click', (click) => events.emit('click', { ...click, annotation }));
    pictures.use(symbol).then(
      (url) => (picture.src = url),
      // A symbol without an image is a gap in the data: show its name instead.
      () => picture.replaceWith(symbol.name || symbol.key),
    );
    return { marker, symbol };
  });
  return {
    annotations: chosen,
    on: (name, listener) => events.on(name, listener),
    remove() {
      events.clear();
      for (const { marker, symbol } of shown) {
        marker.remove();
        pictures.release(symbol);
      }
    },
  };
}
