import type { Coordinate } from '@brand/venue';
import { Emitter, type Unsubscribe } from '../../kernel/emitter.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import type { AnimationEnd, AnimationOptions, RunningAnimation } from '../../kernel/motion.ts';
import { anchorRatio, anchorShift, type MarkerAnchor, type ScreenBox } from './anchors.ts';
import { MARKER_DEFAULTS, type MarkerOptions, type MarkerTarget } from './marker-options.ts';
import { betweenPlaces, nameOf, placeOf, type MarkerPlace } from './marker-place.ts';
import type { Marker, MarkerEvents } from './marker.ts';

/** State of a marker: `absent` is excluded from the layout, `hidden` has no free space. */
export type MarkerState = 'absent' | 'hidden' | 'dot' | 'shown';

export type MarkerOwner = {
  readonly context: FeatureContext;
  /** Called after the position or style changed. */
  changed(): void;
  removed(node: MarkerNode): void;
};

type Settings = Required<Omit<MarkerOptions, 'content' | 'title' | 'language'>> &
  Pick<MarkerOptions, 'content' | 'title' | 'language'>;

/** A marker and its HTML. The layout writes the public fields, `show` applies them to the DOM. */
export class MarkerNode implements Marker {
  readonly element: HTMLElement;
  /** Positioned at the anchor point, without a size of its own. */
  readonly holder: HTMLElement;
  readonly events: Emitter<MarkerEvents> = new Emitter();
  settings: Settings = MARKER_DEFAULTS;
  /** Measured size in CSS pixels; 0 until then. */
  width = 0;
  height = 0;
  state: MarkerState = 'absent';
  x = 0;
  y = 0;
  anchor: MarkerAnchor = 'bottom';
  /** The area on the screen while it is a dot or shown. */
  box: ScreenBox | undefined;
  isOccluded = false;
  /** The camera's revision at which `isOccluded` was computed. */
  checkedAt = -1;
  readonly #owner: MarkerOwner;
  readonly #target: MarkerTarget;
  #place: MarkerPlace;
  #animation: RunningAnimation | undefined;
  readonly #written = { transform: '', translate: '', state: '', isOccluded: false };

  constructor(owner: MarkerOwner, target: MarkerTarget, options: MarkerOptions) {
    this.#owner = owner;
    this.#place = placeOf(target, owner.context.elements);
    const { ownerDocument } = owner.context.root;
    this.holder = ownerDocument.createElement('div');
    this.element = ownerDocument.createElement('div');
    this.holder.append(this.element);
    this.#listen();
    this.#target = target;
    this.update(options);
  }

  get coordinate(): Coordinate {
    return this.#place();
  }

  get isShown(): boolean {
    return this.#written.state === 'shown';
  }

  get isDot(): boolean {
    return this.#written.state === 'dot';
  }

  get anchors(): readonly MarkerAnchor[] {
    const { anchor } = this.settings;
    return typeof anchor === 'string' ? [anchor] : anchor;
  }

  moveTo(target: MarkerTarget, options?: AnimationOptions): Promise<AnimationEnd> {
    const { context } = this.#owner;
    const from = this.coordinate;
    const to = placeOf(target, context.elements);
    this.#animation?.stop();
    this.#animation = context.motion.animate((share) => {
      this.#place = share >= 1 ? to : () => betweenPlaces(context.space, from, to(), share);
      this.checkedAt = -1;
      this.#owner.changed();
    }, options);
    return this.#animation.ended;
  }

  update(change: MarkerOptions): void {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    this.settings = { ...this.settings, ...Object.fromEntries(given) };
    if (change.content !== undefined) this.element.replaceChildren(change.content);
    const { interactive, title, language, zIndex, animated, className, content } = this.settings;
    const isButton = interactive === true;
    const look =
      content === undefined ? ' mv-pin' : typeof content === 'string' ? ' mv-bubble' : '';
    this.holder.className = `mv-marker${animated ? ' mv-animated' : ''}${interactive ? ' mv-interactive' : ''}`;
    this.holder.style.zIndex = zIndex === 0 ? '' : String(zIndex);
    const { element } = this;
    element.className = `mv-marker-body${look} ${className}`.trimEnd();
    // A button without text would have no accessible name.
    const isNamed = title === undefined && isButton && element.textContent === '';
    const label = isNamed ? nameOf(this.#target) : title;
    element.lang = language ?? (isNamed ? this.#owner.context.venue.language : '');
    element.role = isButton ? 'button' : label === undefined ? null : 'img';
    element.ariaLabel = label ?? null;
    if (isButton) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    this.checkedAt = -1;
    this.#owner.changed();
  }

  on<K extends keyof MarkerEvents>(
    name: K,
    listener: (payload: MarkerEvents[K]) => void,
  ): Unsubscribe {
    return this.events.on(name, listener);
  }

  remove(): void {
    this.#animation?.stop();
    this.holder.remove();
    this.events.clear();
    this.#owner.removed(this);
  }

  /** Applies the result of the layout. Changes only those parts of the DOM that differ. */
  show(pixelRatio: number): void {
    const { holder, state, anchor } = this;
    const written = this.#written;
    if (state === 'shown' || state === 'dot') {
      const x = Math.round(this.x * pixelRatio) / pixelRatio;
      const y = Math.round(this.y * pixelRatio) / pixelRatio;
      const transform = `translate(${x}px,${y}px)`;
      if (transform !== written.transform) {
        holder.style.transform = written.transform = transform;
      }
      const share = anchorRatio(anchor);
      const shift = anchorShift(anchor, this.settings.offset);
      const translate = `calc(${shift.x}px - ${share.x * 100}%) calc(${shift.y}px - ${share.y * 100}%)`;
      if (translate !== written.translate) {
        this.element.style.translate = written.translate = translate;
        this.element.style.transformOrigin = `${share.x * 100}% ${share.y * 100}%`;
      }
    }
    const isFaded = this.isOccluded && this.settings.occlusion === 'fade';
    if (isFaded !== written.isOccluded) {
      holder.toggleAttribute('data-occluded', (written.isOccluded = isFaded));
    }
    if (state === written.state) return;
    const wasShown = this.isShown;
    holder.dataset['state'] = written.state = state;
    if (wasShown !== this.isShown) this.events.emit('shown-change', { isShown: !wasShown });
  }

  #listen(): void {
    const { element } = this;
    for (const type of ['pointerenter', 'pointerleave'] as const) {
      element.addEventListener(type, () => {
        if (this.settings.interactive === false) return;
        this.events.emit('hover-change', { isHovered: type === 'pointerenter' });
      });
    }
    element.addEventListener('keydown', (event) => {
      const { key, target, repeat } = event;
      if (target !== element || (key !== 'Enter' && key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      // Interactivity handles the click, like those of screen readers.
      if (!repeat) element.click();
    });
    for (const type of ['pointerdown', 'click', 'dblclick', 'keydown']) {
      element.addEventListener(type, (event) => {
        if (this.settings.interactive === 'content') event.stopPropagation();
      });
    }
  }
}
