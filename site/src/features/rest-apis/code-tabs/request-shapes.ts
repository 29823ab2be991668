import type { ApiName } from '@brand/rest-api';
import type { RequestShape } from '../shown-operation';

/** What forms need to know of requests, by operation id. */
export type RequestShapes = Readonly<Record<string, RequestShape>>;

const FILES: Readonly<Record<ApiName, () => Promise<{ readonly default: RequestShapes }>>> = {
  'mvf-export': () =>
    import(
      /* webpackChunkName: "mvf-form" */ '@generated/rest-code/default/requests/mvf-export.json'
    ),
  'svg-export': () =>
    import(
      /* webpackChunkName: "svg-form" */ '@generated/rest-code/default/requests/svg-export.json'
    ),
  partner: () =>
    import(
      /* webpackChunkName: "partner-form" */ '@generated/rest-code/default/requests/partner.json'
    ),
};

export async function loadShapes(api: ApiName): Promise<RequestShapes> {
  return (await FILES[api]()).default;
}
