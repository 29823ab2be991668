import type { ElementByType, ElementType, ShapeType, VenueElementBase } from '@brand/web-sdk';
import type { COMMON_FIELDS, OWN_FIELDS, SHAPE_FIELDS } from '../protocol/element-fields.ts';

/**
 * Reference to an element of the venue. Pass it wherever the Web SDK accepts an element. Data of an
 * element, a link to one, and your own object with `type` and `id` are all references.
 */
export type ElementRef<T extends ElementType = ElementType> = {
  /** Type of the element. */
  readonly type: T;
  /** Id of the element in the bundle, or its external id. */
  readonly id: string;
  /**
   * Name of the element, in the language at the time it was read. Your own references do not need a
   * name.
   */
  readonly name?: string;
};

/** Names of the fields that an element of a type has in the app. */
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
 * An element of the venue as plain data, copied when it was read. Its fields are those of the Web
 * SDK's class of the same type. Links are references, which you can use as targets. To read
 * anything else, use `map.venue.ask(element)`.
 */
export type ElementData<T extends ElementType = ElementType> = {
  [Type in T]: { readonly type: Type; readonly id: string } & {
    readonly [K in ElementField<Type> & keyof ElementByType[Type]]: Linked<ElementByType[Type][K]>;
  };
}[T];

/** A floor. */
export type FloorData = ElementData<'floor'>;
/** A building, with floors above each other. */
export type FloorStackData = ElementData<'floor-stack'>;
/** A room, a hallway or another space. */
export type SpaceData = ElementData<'space'>;
/** A place that people look for. */
export type LocationData = ElementData<'location'>;
/** A group of locations. */
export type CategoryData = ElementData<'category'>;
/** A lift, stairs or another connection between floors. */
export type ConnectionData = ElementData<'connection'>;
