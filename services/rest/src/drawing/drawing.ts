import type { ToSvgOptions } from '@brand/mvf/convert';

export type DrawTask = { readonly bytes: Uint8Array; readonly options: ToSvgOptions };

export type Drawing =
  | { readonly svg: string; readonly failure?: undefined }
  | { readonly failure: string };
