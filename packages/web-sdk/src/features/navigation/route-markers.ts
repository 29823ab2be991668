import {
  type Coordinate,
  loadTexts,
  type Route,
  type RouteMark,
  routeMarkText,
  textsLanguage,
} from '@brand/venue';
import type { Unsubscribe } from '../../kernel/emitter.ts';
import type { FeatureContext } from '../../kernel/feature.ts';
import { connectionElement, pinElement } from './default-markers.ts';
import type { ConnectionStop, MarkerContent, NavigationOptions } from './navigation-options.ts';

export type NavigationMarker = {
  update(change: {
    readonly content?: HTMLElement | string;
    readonly title?: string;
    readonly language?: string;
  }): void;
  remove(): void;
};

export type RouteMarkerParts = {
  readonly addMarker: (
    at: Coordinate,
    content: HTMLElement | string,
    options: {
      readonly title: string;
      readonly language: string;
      readonly onClick?: () => void;
      readonly anchor: 'center' | readonly (typeof TAG)[number][];
      /** Distance from its position in CSS pixels. */
      readonly offset?: number;
    },
  ) => NavigationMarker;
  /** Called when the user clicks the marker of a connection. */
  readonly onConnectionClick: (stop: ConnectionStop) => void;
};

// Tags are wide: they switch anchors at the edge of the map, and where those of both floors
// overlap.
const TAG = ['bottom', 'bottom-left', 'bottom-right', 'top', 'top-left', 'top-right'] as const;

const TAG_OFFSET = 4;

type Drawn = {
  readonly marker: NavigationMarker;
  readonly title: () => string;
  /** Creates the content; `undefined` if it contains no text. */
  readonly content: (() => HTMLElement | string) | undefined;
};

/** Markers at the ends of a route, its stops and its connections, in the language of the map. */
export class RouteMarkers {
  readonly #venue: FeatureContext['venue'];
  readonly #parts: RouteMarkerParts;
  readonly #contents: NonNullable<NavigationOptions['markers']>;
  readonly #stop: Unsubscribe;
  #drawn: Drawn[] = [];

  constructor(
    { venue, events }: Pick<FeatureContext, 'venue' | 'events'>,
    parts: RouteMarkerParts,
    contents: NavigationOptions['markers'] = {},
  ) {
    this.#venue = venue;
    this.#parts = parts;
    this.#contents = contents;
    this.#stop = events.on('language-change', () => {
      for (const { marker, content } of this.#drawn) {
        if (content) marker.update({ content: content() });
      }
      void this.#updateTitles();
    });
  }

  /** Marks a route and removes the previous markers. */
  draw(route: Route): void {
    this.clear();
    this.#drawEnds(route);
    this.#drawConnections(route);
    void this.#updateTitles();
  }

  clear(): void {
    for (const { marker } of this.#drawn.splice(0)) marker.remove();
  }

  remove(): void {
    this.#stop();
    this.clear();
  }

  get #language(): string {
    return textsLanguage(this.#venue.language);
  }

  /** Sets titles in a language that is already loaded, and again once the venue's language is. */
  async #updateTitles(): Promise<void> {
    const say = (): void => {
      const language = this.#language;
      for (const { marker, title } of this.#drawn) marker.update({ title: title(), language });
    };
    say();
    await loadTexts(this.#venue.language);
    say();
  }

  #drawEnds({ coordinates, stops }: Route): void {
    const { start = 'default', destination = 'default', stop = 'default' } = this.#contents;
    const between = stops.slice(1, -1).map(({ coordinate }) => coordinate);
    const ends = [
      { kind: 'start', content: start, at: coordinates[0] },
      ...between.map((at) => ({ kind: 'stop', content: stop, at }) as const),
      { kind: 'destination', content: destination, at: coordinates.at(-1) },
    ] as const;
    for (const { kind, content, at } of ends) {
      if (!at || content === 'none') continue;
      this.#add(at, { kind }, { content, info: at, usual: () => pinElement(kind) });
    }
  }

  #drawConnections({ sections }: Route): void {
    for (const [index, { floor, points, connection, toFloor }] of sections.entries()) {
      const next = sections[index + 1];
      if (!connection || !toFloor || toFloor === floor || !next) continue;
      const stop = { connection, from: floor, to: toFloor };
      const entry = { lngLat: points.at(-1)!, floorId: floor.id };
      const exit = { lngLat: next.points[0]!, floorId: toFloor.id };
      this.#drawConnection({ ...stop, side: 'entry' }, entry);
      this.#drawConnection({ ...stop, side: 'exit' }, exit);
    }
  }

  #drawConnection(stop: ConnectionStop, at: Coordinate): void {
    const { connection: content = 'default' } = this.#contents;
    if (content === 'none') return;
    const { connection, from, to, side } = stop;
    const way = side === 'entry' ? { from, to } : { from: to, to: from };
    const mark = { kind: 'connection', connection, ...way } as const;
    this.#add(at, mark, { content, info: stop, usual: () => connectionElement(stop) });
  }

  #add<Info>(
    at: Coordinate,
    mark: RouteMark,
    options: {
      readonly content: Exclude<MarkerContent<Info>, 'none'>;
      readonly info: Info;
      readonly usual: () => HTMLElement;
    },
  ): void {
    const { content, info, usual } = options;
    const isConnection = mark.kind === 'connection';
    const make = content === 'default' ? usual : () => content(info);
    const title = (): string => routeMarkText(mark, this.#venue.language);
    const marker = this.#parts.addMarker(at, make(), {
      title: title(),
      language: this.#language,
      anchor: isConnection ? TAG : mark.kind === 'destination' ? ['bottom'] : 'center',
      ...(isConnection && {
        offset: TAG_OFFSET,
        onClick: () => this.#parts.onConnectionClick(info as ConnectionStop),
      }),
    });
    const hasWords = isConnection || content !== 'default';
    this.#drawn.push({ marker, title, content: hasWords ? make : undefined });
  }
}
