import type { ElementType } from './model/element-type.ts';
import type { Venue } from './venue.ts';

export const ELEMENT_TYPES: readonly ElementType[] = [
  'floor',
  'floor-stack',
  'space',
  'door',
  'wall',
  'window',
  'object',
  'area',
  'point-of-interest',
  'annotation',
  'connection',
  'facade',
  'node',
  'location',
  'category',
];

/** Reads every getter of every element, to find those that throw on broken data. */
export async function touchEverything(venue: Venue): Promise<number> {
  await venue.loadNodes();
  let touched = touch(venue);
  for (const type of ELEMENT_TYPES) {
    for (const element of venue.all(type)) touched += touch(element);
  }
  for (const location of venue.locations) {
    for (const instance of location.instances) touched += touch(instance);
    location.isOpenAt(new Date(0));
  }
  for (const { code } of venue.languages) {
    venue.setLanguage(code);
    for (const type of ELEMENT_TYPES) {
      for (const element of venue.all(type)) touched += element.name.length;
    }
  }
  for (const floor of venue.floors) {
    touched += venue.at(floor.center).length;
    touched += venue.nearest(floor.center, { limit: 3 }).length;
    touched += venue.within(venue.bbox, { floor }).length;
  }
  return touched;
}

function touch(value: object): number {
  let touched = 0;
  for (let at = value; at !== Object.prototype; at = Object.getPrototypeOf(at) as object) {
    for (const key of Object.keys(Object.getOwnPropertyDescriptors(at))) {
      if (key !== 'constructor' && Reflect.get(value, key) !== undefined) touched += 1;
    }
  }
  return touched;
}
