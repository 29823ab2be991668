import type { GeometryElement } from '@brand/venue';
import type {
  ElementChange,
  ElementControl,
  ElementEvents,
  Elements,
  ElementState,
} from '../../kernel/element-control.ts';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import { MapViewError } from '../../kernel/map-view-error.ts';
import type { AnimationEnd, AnimationOptions, Motion } from '../../kernel/motion.ts';
import { hexOf, mixColors } from '../../scene/color.ts';
import { isShownByDefault } from '../../scene/default-look.ts';
import type { ElementRow } from '../../scene/state-table.ts';
import {
  type ElementFields,
  GRADUAL_FIELDS,
  readChange,
  type RequestedFields,
} from './element-fields.ts';

export type ElementScene = {
  readonly palette: { readonly hover: number };
  setLook(lookOf: (element: GeometryElement, byDefault: ElementRow) => ElementRow): void;
  defaultOf(element: GeometryElement): ElementRow;
  refresh(elements?: Iterable<GeometryElement>): void;
};

/** An animation of elements from one style to another. */
type Animation = {
  share: number;
  readonly fields: RequestedFields;
  readonly elements: Set<GeometryElement>;
  stop: () => void;
};

type Move = { readonly from: ElementFields; readonly animation: Animation };

/** Stores the changes of apps to elements, and computes the row that the scene draws for each. */
export class SceneElements implements ElementControl {
  readonly #scene: ElementScene;
  readonly #motion: Motion;
  readonly #wanted = new Map<GeometryElement, RequestedFields>();
  readonly #moves = new Map<GeometryElement, Move>();
  readonly #events = new Emitter<ElementEvents>();
  #hovered: GeometryElement | undefined;
  #hasTextures = false;

  constructor(scene: ElementScene, motion: Motion) {
    this.#scene = scene;
    this.#motion = motion;
    scene.setLook((element, byDefault) => this.#rowOf(element, byDefault));
  }

  get(element: GeometryElement): ElementState {
    const [checked] = elementsIn(element, 'elements.get');
    const { color, topColor, hoverColor, ...fields } = this.#now(checked!);
    return {
      ...fields,
      color: hexOf(color),
      topColor: hexOf(topColor),
      hoverColor: hexOf(hoverColor),
    };
  }

  set(elements: Elements, change: ElementChange): void {
    const wanted = this.#read(change, 'elements.set');
    const list = elementsIn(elements, 'elements.set');
    for (const element of list) this.#apply(element, wanted);
    this.#refresh(list, wanted);
  }

  async animate(
    elements: Elements,
    change: ElementChange,
    options: AnimationOptions = {},
  ): Promise<AnimationEnd> {
    const fields = this.#read(change, 'elements.animate');
    const list = elementsIn(elements, 'elements.animate');
    const animation: Animation = { share: 0, fields, elements: new Set(list), stop: () => {} };
    for (const element of animation.elements) {
      const from = this.#now(element);
      this.#apply(element, fields);
      this.#moves.set(element, { from, animation });
    }
    const running = this.#motion.animate((share) => {
      animation.share = share;
      this.#refresh(animation.elements, fields);
    }, options);
    animation.stop = running.stop;
    const end = await running.ended;
    for (const element of animation.elements) {
      if (end === 'stopped') this.#settle(element);
      else this.#moves.delete(element);
    }
    this.#refresh(animation.elements, fields);
    return end;
  }

  reset(elements?: Elements): void {
    const list = elements ? elementsIn(elements, 'elements.reset') : [...this.#wanted.keys()];
    const fields: RequestedFields = {};
    for (const element of list) {
      this.#settle(element);
      Object.assign(fields, this.#wanted.get(element));
      this.#wanted.delete(element);
    }
    this.#refresh(list, fields);
  }

  changed(): ReadonlyMap<GeometryElement, ElementChange> {
    return new Map(
      [...this.#wanted].map(([element, fields]) => [
        element,
        Object.fromEntries(
          Object.entries(fields).map(([field, value]) => [
            field,
            field.endsWith('olor') ? hexOf(value as number) : value,
          ]),
        ),
      ]),
    );
  }

  on<K extends keyof ElementEvents>(
    name: K,
    listener: (payload: ElementEvents[K]) => void,
  ): Unsubscribe {
    return this.#events.on(name, listener);
  }

  allowTextures(how: 'allowed' | 'refused'): void {
    this.#hasTextures = how === 'allowed';
  }

  /** Whether an element is interactive. */
  isInteractive(element: GeometryElement): boolean {
    return this.#wanted.get(element)?.interactive ?? isInteractiveByDefault(element);
  }

  /** Shows an element in its hover colour, and restores the previous one. */
  setHovered(element: GeometryElement | undefined): void {
    if (element === this.#hovered) return;
    const before = this.#hovered;
    this.#hovered = element;
    this.#scene.refresh([before, element].filter((one) => one !== undefined));
  }

  #refresh(elements: Iterable<GeometryElement>, changed: RequestedFields): void {
    this.#scene.refresh(elements);
    const fields = Object.keys(changed) as (keyof ElementState)[];
    const list = [...elements];
    if (list.length > 0 && fields.length > 0)
      this.#events.emit('change', { elements: list, fields });
  }

  #apply(element: GeometryElement, change: RequestedFields): void {
    if (GRADUAL_FIELDS.some((field) => field in change)) this.#settle(element);
    const wanted: Record<string, unknown> = { ...this.#wanted.get(element), ...change };
    for (const [field, value] of Object.entries(wanted)) {
      if (value === undefined) delete wanted[field];
    }
    if (Object.keys(wanted).length > 0) this.#wanted.set(element, wanted);
    else this.#wanted.delete(element);
  }

  /** Ends the animation of an element at its current state. */
  #settle(element: GeometryElement): void {
    const move = this.#moves.get(element);
    if (!move) return;
    const now = this.#now(element);
    const { fields, elements, stop } = move.animation;
    this.#moves.delete(element);
    elements.delete(element);
    const reached: RequestedFields = { ...this.#wanted.get(element) };
    for (const field of GRADUAL_FIELDS) if (field in fields) reached[field] = now[field];
    this.#wanted.set(element, reached);
    if (elements.size === 0) stop();
  }

  #rowOf(element: GeometryElement, byDefault: ElementRow): ElementRow {
    const isTouched =
      element === this.#hovered || this.#wanted.has(element) || this.#moves.has(element);
    if (!isTouched) return byDefault;
    const { visible, color, topColor, hoverColor, opacity, height, altitude, interactive } =
      this.#now(element, byDefault);
    const isHovered = element === this.#hovered && interactive;
    return {
      color: isHovered ? hoverColor : color,
      topColor: isHovered ? hoverColor : topColor,
      opacity: visible ? opacity : 0,
      height,
      altitude,
    };
  }

  #read(change: ElementChange, call: string): RequestedFields {
    const wanted = readChange(change, call);
    if (!wanted.texture || this.#hasTextures) return wanted;
    throw new MapViewError(
      'map-view/not-supported',
      `${call}, texture: expected the images feature, which draws textures, found none. Call map.use(images) first.`,
    );
  }

  /** The current state of all fields, interpolated during an animation. */
  #now(
    element: GeometryElement,
    byDefault: ElementRow = this.#scene.defaultOf(element),
  ): ElementFields {
    const wanted = this.#wanted.get(element);
    const to: ElementFields = {
      visible: wanted?.visible ?? isShownByDefault(element),
      color: wanted?.color ?? byDefault.color,
      topColor: wanted?.topColor ?? wanted?.color ?? byDefault.topColor,
      hoverColor: wanted?.hoverColor ?? this.#scene.palette.hover,
      opacity: wanted?.opacity ?? element.style.opacity,
      height: wanted?.height ?? byDefault.height,
      altitude: wanted?.altitude ?? byDefault.altitude,
      interactive: this.isInteractive(element),
      texture: wanted?.texture,
    };
    const move = this.#moves.get(element);
    if (!move) return to;
    const { from, animation } = move;
    const mix = (field: 'opacity' | 'height' | 'altitude'): number =>
      from[field] + (to[field] - from[field]) * animation.share;
    return {
      ...to,
      color: mixColors(from.color, to.color, animation.share),
      topColor: mixColors(from.topColor, to.topColor, animation.share),
      opacity: Math.min(1, Math.max(0, mix('opacity'))),
      height: Math.max(0, mix('height')),
      altitude: mix('altitude'),
    };
  }
}

function isInteractiveByDefault({ type, locations }: GeometryElement): boolean {
  return (type === 'space' || type === 'object') && locations.length > 0;
}

function elementsIn(elements: Elements, call: string): GeometryElement[] {
  const isMany = typeof elements === 'object' && elements !== null && Symbol.iterator in elements;
  const list: GeometryElement[] = isMany ? [...elements] : [elements as GeometryElement];
  for (const element of list) {
    if (typeof element === 'object' && element !== null && 'style' in element) continue;
    throw new MapViewError(
      'map-view/unknown-target',
      `${call}: expected one or more elements with a shape, such as a space, found ${describe(element)}. Find one with venue.find(type, id).`,
    );
  }
  return list;
}

function describe(value: unknown): string {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  return typeof type === 'string' ? `a ${type}` : (JSON.stringify(value) ?? String(value));
}
