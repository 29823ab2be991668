import type { Coordinate, Floor, GeometryElement } from '@brand/venue';
import type { ElementControl } from '../../kernel/element-control.ts';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { FloorChangeReason, FloorControl } from '../../kernel/floor-control.ts';
import type { AnimationOptions } from '../../kernel/motion.ts';

export type ViewCameraPose = {
  /** Centre of the view. */
  readonly center: Coordinate;
  readonly zoom: number;
  readonly bearingDegrees: number;
  readonly pitchDegrees: number;
};

export type ViewVenue = {
  readonly id: string;
  readonly language: string;
  readonly languages: readonly { readonly code: string }[];
  readonly floors: readonly Floor[];
};

export type ViewParts = {
  readonly venue: ViewVenue;
  readonly camera: {
    get(): ViewCameraPose;
    animateTo(pose: ViewCameraPose, options: AnimationOptions): Promise<unknown>;
  };
  readonly floors: Pick<
    FloorControl,
    'current' | 'visible' | 'set' | 'altitudeOf' | 'override' | 'refresh'
  >;
  /** Calls the listener on each change of the floor. */
  readonly onFloorChange: (
    listener: (change: { readonly floor: Floor; readonly reason: FloorChangeReason }) => void,
  ) => Unsubscribe;
  readonly elements: Pick<ElementControl, 'changed' | 'reset' | 'animate'>;
  /** The element of a type and id, if the venue has it. */
  readonly findElement: (type: string, id: string) => GeometryElement | undefined;
  readonly theme: {
    readonly name: string;
    /** Whether the map has a theme of this name. */
    has(name: string): boolean;
    set(name: string): void;
  };
  readonly setLanguage: (code: string) => void;
};
