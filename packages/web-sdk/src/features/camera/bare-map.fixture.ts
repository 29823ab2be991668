import type { Floor, GeometryElement, Venue } from '@brand/venue';
import { Emitter } from '../../kernel/emitter.ts';
import type { MapEvents } from '../../kernel/events.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { MapSpace } from '../../kernel/map-space.ts';
import { FrameMotion } from '../../kernel/motion.ts';
import type { Frame } from '../../kernel/stage.ts';
import { ViewCamera } from '../../kernel/view-camera.ts';

/** The part of an element that the camera uses. */
class BareElement extends EventTarget {
  readonly style: Record<string, string> = {};
  readonly children: BareElement[] = [];
  readonly clientLeft = 0;
  readonly clientTop = 0;
  readonly offsetWidth = 900;
  readonly captured: number[] = [];
  tabIndex = -1;
  role = '';
  textContent = '';
  readonly ownerDocument: { defaultView: EventTarget; createElement: () => BareElement };

  constructor(view: EventTarget) {
    super();
    this.ownerDocument = { defaultView: view, createElement: () => new BareElement(view) };
  }

  append(child: BareElement): void {
    this.children.push(child);
  }

  remove(): void {}

  hasAttribute(): boolean {
    return false;
  }

  getBoundingClientRect(): { left: number; top: number; width: number } {
    return { left: 50, top: 20, width: 900 };
  }

  setPointerCapture(id: number): void {
    this.captured.push(id);
  }
}

/** A map of the tiny venue without a screen. Its ground floor is at 0 m, the upper one at 4 m. */
export type BareMap = {
  readonly context: FeatureContext;
  readonly venue: Venue;
  readonly view: ViewCamera;
  readonly window: EventTarget;
  readonly root: BareElement;
  readonly overlay: BareElement;
  readonly told: { name: string; payload: unknown }[];
  readonly altitudes: Map<Floor, number>;
  readonly visible: Set<Floor>;
  /** Draws a frame some milliseconds later. */
  frame(elapsed?: number): void;
  /** Draws frames until none is requested; returns their number. */
  settle(): number;
  remove(): void;
};

export function bareMap(venue: Venue, options: { reduced?: boolean } = {}): BareMap {
  const window = new EventTarget();
  const [root, overlay] = [new BareElement(window), new BareElement(window)];
  const events = new Emitter<MapEvents>();
  const removal = new AbortController();
  const cleanups: (() => void)[] = [];
  const hooks = new Set<(frame: Frame) => void>();
  const view = new ViewCamera(venue.center[1]);
  view.setSize(900, 600);
  const wish = { frame: false };
  let now = 1000;
  const requestFrame = (): void => void (wish.frame = true);
  const clock = { request: requestFrame, now: () => now };
  const motion = new FrameMotion(clock, () => options.reduced ?? false);
  const altitudes = new Map(venue.floors.map((floor) => [floor, floor.elevation * 4]));
  let current = venue.get('floor', 'f_ground');
  const visible = new Set([current]);
  const altitudeOf = (floor: Floor | string): number =>
    altitudes.get(typeof floor === 'string' ? venue.get('floor', floor) : floor) ?? 0;
  const frame = (elapsed = 16): void => {
    wish.frame = false;
    now += elapsed;
    motion.advance(now);
    for (const hook of hooks) hook({ now, elapsed, camera: view });
  };
  const told: BareMap['told'] = [];
  for (const name of [
    'camera-change',
    'interaction-start',
    'interaction-end',
    'floor-change',
  ] as const) {
    events.on(name, (payload) => told.push({ name, payload }));
  }
  const floors = {
    get current() {
      return current;
    },
    get currentStack() {
      return current.floorStack;
    },
    get visible() {
      return [...visible];
    },
    altitudeOf,
    async set(next: Floor, { reason = 'app' }: { reason?: string } = {}) {
      const previous = current;
      current = next;
      events.emit('floor-change', { floor: next, previous, reason });
      visible.delete(previous);
      visible.add(next);
    },
  };
  const context = {
    venue,
    root,
    overlay,
    space: new MapSpace(venue, altitudeOf),
    stage: {
      camera: view,
      renderer: { domElement: new BareElement(window) },
      requestFrame,
      onFrame(_phase: string, hook: (frame: Frame) => void) {
        hooks.add(hook);
        return () => hooks.delete(hook);
      },
    },
    floors,
    elements: { get: ({ style }: GeometryElement) => style },
    events,
    motion,
    signal: removal.signal,
    onRemove: (clean: () => void) => void cleanups.push(clean),
  } as unknown as FeatureContext;
  return {
    context,
    venue,
    view,
    window,
    root,
    overlay,
    told,
    altitudes,
    visible,
    frame,
    settle() {
      let frames = 0;
      while (wish.frame && frames < 2000) {
        frame();
        frames += 1;
      }
      return frames;
    },
    remove() {
      removal.abort();
      for (const clean of cleanups.toReversed()) clean();
    },
  };
}

/** An event with these fields, as browsers dispatch it. */
export function browserEvent(type: string, fields: object): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const defaults = {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    clientX: 0,
    clientY: 0,
  };
  const keys = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  for (const [name, value] of Object.entries({ ...defaults, ...keys, ...fields })) {
    Object.defineProperty(event, name, { value });
  }
  return event;
}
