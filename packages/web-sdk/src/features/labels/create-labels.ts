import type { FeatureContext } from '../../kernel/feature.ts';
import { isOnMap } from '../../kernel/is-on-map.ts';
import type { AutomaticLabel } from './automatic-labels.ts';
import { LabelLayer } from './label-layer.ts';
import type { Label, LabelGroup, Labels } from './label-options.ts';
import type { Labelling } from './load-labelling.ts';
import { LABEL_FONTS } from '../../dom/font-families.ts';

export type { Labels };

export type LabelsOptions = {
  /**
   * CSS font family. The SDK does not load fonts, so name one that the page has loaded.
   *
   * @defaultValue the brand's font for Latin text, which the SDK includes, and the system's font
   * for other scripts
   */
  readonly fontFamily?: string;
  /** The highest zoom level of the camera. */
  readonly maxZoom: number;
  /**
   * Selects the labels that are added automatically. Passed as an option, because the code is
   * loaded while the venue is.
   */
  readonly automaticLabels: Labelling['automaticLabels'];
};

export function createLabels(context: FeatureContext, options: LabelsOptions): Labels {
  const { fontFamily = LABEL_FONTS, maxZoom } = options;
  const layer = new LabelLayer(context, fontFamily);
  context.onRemove(() => layer.dispose());
  let automatic: LabelGroup | undefined;
  return {
    add: (target, own = {}) => layer.add(target, own),
    addAll(targets, own = {}) {
      const placed = [...targets].filter(isOnMap);
      return groupOf(
        placed.map((target) => layer.add(target, typeof own === 'function' ? own(target) : own)),
      );
    },
    addAutomatic(own) {
      automatic?.remove();
      const zooms = {
        zoomFor: (metres: number) => context.stage.camera.zoomFor(metres),
        maxZoom,
      };
      automatic = addPlaces(context, layer, options.automaticLabels(context.venue, zooms, own));
      return automatic;
    },
    get all() {
      return [...layer.labels];
    },
    removeAll() {
      for (const label of layer.labels) label.remove();
    },
  };
}

function addPlaces(
  { stage, floors }: FeatureContext,
  layer: LabelLayer,
  wanted: readonly AutomaticLabel[],
): LabelGroup {
  const labels = wanted.map((each) => layer.add(each.element, each.options));
  let revision = -1;
  const showFacades = (): void => {
    if (revision === floors.revision) return;
    revision = floors.revision;
    for (const [index, { facade }] of wanted.entries()) {
      if (!facade) continue;
      const visible = floors.opacityOf(facade) >= 0.5;
      const label = labels[index]!;
      if (label.options.visible !== visible) label.update({ visible });
    }
  };
  showFacades();
  // Features open buildings without changing the floor, so the event is not enough.
  const stop = stage.onFrame('update', showFacades);
  const group = groupOf(labels);
  return {
    labels,
    remove() {
      stop();
      group.remove();
    },
  };
}

function groupOf(labels: readonly Label[]): LabelGroup {
  return {
    labels,
    remove() {
      for (const label of labels) label.remove();
    },
  };
}
