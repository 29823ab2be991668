import type { FeatureContext } from '../../kernel/feature.ts';
import { isOnMap } from '../../kernel/is-on-map.ts';
import { automaticLabels } from './automatic-labels.ts';
import { LabelLayer } from './label-layer.ts';
import type { AutomaticLabelOptions, Label, LabelGroup, Labels } from './label-options.ts';
import { SYSTEM_FONTS } from './text-raster.ts';

export type { Labels };

export type LabelsOptions = {
  /**
   * CSS font family. Fonts are not loaded: use one that the page has.
   *
   * @defaultValue the system's
   */
  readonly fontFamily?: string;
};

export function createLabels(context: FeatureContext, options: LabelsOptions = {}): Labels {
  const layer = new LabelLayer(context, options.fontFamily ?? SYSTEM_FONTS);
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
      automatic = addPlaces(context, layer, own);
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
  { venue, stage, floors }: FeatureContext,
  layer: LabelLayer,
  options: AutomaticLabelOptions | undefined,
): LabelGroup {
  const wanted = automaticLabels(venue, (metres) => stage.camera.zoomFor(metres), options);
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
