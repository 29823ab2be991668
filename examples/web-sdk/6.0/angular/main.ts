import {
  afterNextRender,
  Component,
  ElementRef,
  inject,
  type OnDestroy,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { type MapView, showVenue } from '@brand/web-sdk';

// #region component
@Component({
  selector: 'app-indoor-map',
  template: '<p role="status">{{ selected() }}</p>',
  styles: ':host { display: block; position: relative; height: 480px }',
})
export class IndoorMapComponent implements OnDestroy {
  readonly selected = signal('Click a shop.');
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #leaving = new AbortController();
  #map: MapView | undefined;

  constructor() {
    afterNextRender(() => this.#show());
  }

  async #show(): Promise<void> {
    const { signal } = this.#leaving;
    try {
      const map = await showVenue(this.#element, {
        venueId: 'harbour-mall',
        key: 'demo',
        signal,
      });
      map.on('click', ({ element }) => this.selected.set(element?.name ?? ''));
      this.#map = map;
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  ngOnDestroy(): void {
    this.#leaving.abort();
    this.#map?.remove();
  }
}
// #endregion component

document.body.replaceChildren(document.createElement('app-indoor-map'));
await bootstrapApplication(IndoorMapComponent);
