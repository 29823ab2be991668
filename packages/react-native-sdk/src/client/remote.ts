import type { AnnotationGroup, AnnotationEvents } from '@brand/web-sdk/annotations';
import type { BlueDot, BlueDotEvents } from '@brand/web-sdk/blue-dot';
import type { ClusterEvents, ClusterGroup } from '@brand/web-sdk/clusters';
import type { DynamicFocus, DynamicFocusEvents } from '@brand/web-sdk/dynamic-focus';
import type {
  ElementControl,
  ElementEvents,
  Label,
  LabelEvents,
  Marker,
  MarkerEvents,
  NavigationEvents,
  NavigationSession,
  Unsubscribe,
  VenueElementBase,
} from '@brand/web-sdk';
import type { ViewState } from '@brand/web-sdk/views';
import type { HtmlContent } from '../protocol/html.ts';
import type { ElementData, ElementRef } from './element-data.ts';

/** A file received from the web view, such as a logo or a screenshot. */
export type RemoteFile = {
  /** Media type, such as `image/png`. */
  readonly mediaType: string;
  /** Content of the file, as base64. */
  readonly base64: string;
  /** Content of the file as a `data:` URL, which `<Image source={{ uri }} />` can show. */
  readonly uri: string;
};

// States of views hold JSON of any depth, which these rules would follow without end.
type Plain = string | number | bigint | boolean | null | undefined | Date | ViewState;
type AnyFunction = (...args: never[]) => unknown;
// Things that live on in the web view and are used by a handle.
type Living = { remove(): void } | { stop(): void } | { stop(name?: string): void };

/** Form of a Web SDK result in the app: elements are data, and objects on the map are handles. */
export type Received<T> = T extends Plain
  ? T
  : T extends Blob
    ? RemoteFile
    : T extends HTMLElement | Event | AnyFunction
      ? undefined
      : T extends VenueElementBase
        ? ElementData<T['type']>
        : T extends Living
          ? Remote<T>
          : T extends ReadonlyMap<infer Key, infer Value>
            ? readonly (readonly [Received<Key>, Received<Value>])[]
            : T extends object
              ? { readonly [K in keyof T]: Received<T[K]> }
              : T;

/**
 * Form of a Web SDK argument in the app: elements are references, and HTML elements are written
 * with `html`. Functions cannot cross the bridge.
 */
export type Sent<T> = T extends Plain | AbortSignal | ArrayBuffer | Uint8Array
  ? T
  : T extends HTMLElement
    ? HtmlContent
    : T extends AnyFunction | Event
      ? never
      : T extends VenueElementBase
        ? ElementRef<T['type']>
        : T extends Living
          ? Remote<T>
          : T extends readonly unknown[]
            ? { readonly [K in keyof T]: Sent<T[K]> }
            : T extends Iterable<infer Item>
              ? readonly Sent<Item>[]
              : T extends object
                ? { readonly [K in keyof T]: Sent<T[K]> }
                : T;

type EventsOf<Api> = Api extends Marker
  ? MarkerEvents
  : Api extends Label
    ? LabelEvents
    : Api extends NavigationSession
      ? NavigationEvents
      : Api extends ElementControl
        ? ElementEvents
        : Api extends Omit<BlueDot, 'setFilter'>
          ? BlueDotEvents
          : Api extends DynamicFocus
            ? DynamicFocusEvents
            : Api extends AnnotationGroup
              ? AnnotationEvents
              : Api extends ClusterGroup
                ? ClusterEvents
                : Record<never, never>;

/** Frequency of calls to a listener. */
export type ListenOptions = {
  /**
   * Minimum time between two calls, in milliseconds. The last event always arrives. `0` sends every
   * event.
   * @defaultValue `100` for `camera-change`, `frame` and `hover`, otherwise `0`
   */
  readonly interval?: number;
};

/** Listens to events in the web view, until you call the returned function. */
export type Listen<Events> = <K extends keyof Events & string>(
  name: K,
  listener: (payload: Received<Events[K]>) => void,
  options?: ListenOptions,
) => Unsubscribe;

/** A member of the Web SDK as a call across the bridge. */
export type RemoteMember<Member> = Member extends (...args: infer Args) => infer Result
  ? (...args: { [I in keyof Args]: Sent<Args[I]> }) => Promise<Received<Awaited<Result>>>
  : () => Promise<Received<Awaited<Member>>>;

/**
 * An object of the Web SDK that exists in the web view. Every member is a call that returns a
 * promise. Methods keep their form, and properties become calls without arguments.
 *
 * @example
 * const zoom = await map.camera.zoom();
 * await map.camera.animateTo({ zoom: zoom + 1 });
 */
export type Remote<Api> = {
  readonly [K in Exclude<keyof Api, 'element'>]: K extends 'on'
    ? Listen<EventsOf<Api>>
    : RemoteMember<Api[K]>;
};
