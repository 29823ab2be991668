export type LibraryModel = {
  readonly name: string;
  readonly title: string;
  /** URL of its GLB file. */
  readonly url: string;
};

/** The bundler needs literal URLs to find these files. */
export const MODEL_LIBRARY: readonly LibraryModel[] = [
  {
    name: 'bed',
    title: 'Bed',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/bed.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'bench',
    title: 'Bench',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/bench.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'bin',
    title: 'Bin',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/bin.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'car',
    title: 'Car',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/car.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'chair',
    title: 'Chair',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/chair.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'desk',
    title: 'Desk',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/desk.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'kiosk',
    title: 'Kiosk',
    url: new URL('../../../../examples/web-sdk/6.0/3d-models/kiosk.glb', import.meta.url).href,
  },
  {
    name: 'lamp',
    title: 'Lamp',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/lamp.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'plant',
    title: 'Plant',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/plant.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'printer',
    title: 'Printer',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/printer.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'shelf',
    title: 'Shelf',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/shelf.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'sofa',
    title: 'Sofa',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/sofa.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'table',
    title: 'Table',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/table.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'tree',
    title: 'Tree',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/tree.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'vending-machine',
    title: 'Vending machine',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/vending-machine.glb',
      import.meta.url,
    ).href,
  },
  {
    name: 'whiteboard',
    title: 'Whiteboard',
    url: new URL(
      '../../../../examples/web-sdk/6.0/3d-models-mapper/models/whiteboard.glb',
      import.meta.url,
    ).href,
  },
];

export const MODEL_NAMES: readonly string[] = MODEL_LIBRARY.map(({ name }) => name);

export function titleOfModel(name: string): string {
  return MODEL_LIBRARY.find((model) => model.name === name)?.title ?? name;
}
