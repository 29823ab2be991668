import type { ToSvgOptions } from '@brand/mvf/convert';

export type RenderTask = { readonly bytes: Uint8Array; readonly options: ToSvgOptions };

export type RenderResult =
  | { readonly svg: string; readonly failure?: undefined }
  | { readonly failure: string };
