import type { ElementByType, ElementType, ShapeType, VenueElementBase } from '@brand/web-sdk';
import type { COMMON_FIELDS, OWN_FIELDS, SHAPE_FIELDS } from '../protocol/element-fields.ts';

/**
 * Names an element of the venue. Wherever the Web SDK takes an element, this is enough: data of an
 * element, a link of one, or a reference of your own with `type` and `id`.
 */
export type ElementRef<T extends ElementType = ElementType> = {
  /** What kind of element it is. */
  readonly type: T;
  /** Its id in the bundle, or its external id. */
  readonly id: string;
  /** Its name in the language of the moment it was read; own references need none. */
  readonly name?: string;
};

/** Names of the fields that an element of a type has on this side of the bridge. */
export type ElementField<T extends ElementType> =
  | (typeof COMMON_FIELDS)[number]
  | (T extends ShapeType ? (typeof SHAPE_FIELDS)[number] : never)
  | (typeof OWN_FIELDS)[T][number];

/** A value of an element, with links to other elements as references. */
export type Linked<T> = T extends string | number | boolean
  ? T
  : T extends VenueElementBase
    ? ElementRef<T['type']>
    : T extends (...args: never[]) => unknown
      ? never
      : T extends object
        ? { readonly [K in keyof T]: Linked<T[K]> }
        : T;

/**
 * An element of the venue as plain data: a copy from the moment it was read. Its fields are those
 * of the Web SDK's class of the same type; links lead to references, which can be used as targets.
 * What is not among them is asked for by `map.venue.ask(element)`.
 */
export type ElementData<T extends ElementType = ElementType> = {
  [Type in T]: { readonly type: Type; readonly id: string } & {
    readonly [K in ElementField<Type> & keyof ElementByType[Type]]: Linked<ElementByType[Type][K]>;
  };
}[T];

/** A floor. */
export type FloorData = ElementData<'floor'>;
/** A building: floors above each other. */
export type FloorStackData = ElementData<'floor-stack'>;
/** A room, a hallway or another space. */
export type SpaceData = ElementData<'space'>;
/** A place people look for. */
export type LocationData = ElementData<'location'>;
/** A group of locations. */
export type CategoryData = ElementData<'category'>;
/** A lift, stairs or another way between floors. */
export type ConnectionData = ElementData<'connection'>;
