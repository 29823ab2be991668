import { type MapView, showVenue, type ShowVenueOptions } from '@brand/web-sdk';
import type { ViewState } from '@brand/web-sdk/views';
import manifest from '../../package.json' with { type: 'json' };
import type { ShowRequest } from '../client/show-request.ts';
import { fromBase64 } from '../protocol/base64.ts';
import { HostDispatcher, type ShowOptions } from './host-dispatcher.ts';
import { installFeature } from './install-feature.ts';
import { createPageChannel } from './page-channel.ts';
import { reportViewState, restoreState } from './view-state-sync.ts';

const style = new CSSStyleSheet();
document.adoptedStyleSheets.push(style);

async function show(
  options: ShowOptions,
  emit: (event: string, payload: unknown) => void,
): Promise<MapView> {
  const { source, map: mapOptions, css = '', state } = options as ShowRequest;
  const { labels, ...rest } = mapOptions;
  style.replaceSync(css);
  const map = await showVenue('#map', {
    ...(rest as Partial<ShowVenueOptions>),
    ...readSource(source),
    labels: labels === undefined || labels === true,
    onFirstFrame: () => emit('first-frame', {}),
    onProgress: (progress) => emit('progress', progress),
  } as ShowVenueOptions);
  if (typeof labels === 'object') map.labels.addAutomatic(labels);
  if (state !== undefined) await restoreState(map, state as ViewState);
  return map;
}

function readSource(source: ShowRequest['source']): object {
  if (!('bundle' in source)) return source;
  const { bundle } = source;
  return { bundle: 'base64' in bundle ? fromBase64(bundle.base64) : bundle };
}

function createHtml(source: string): HTMLElement {
  const element = document.createElement('div');
  // The page's content security policy blocks scripts in it, both elements and attributes.
  element.innerHTML = source;
  return element;
}

const host = new HostDispatcher(createPageChannel(), {
  release: manifest.version,
  show,
  use: installFeature,
  createHtml,
  reportViewState,
});
host.start();
