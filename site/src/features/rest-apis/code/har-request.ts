/** A request as generators of code read it: the part of HAR that they need. */
export type HarRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly postData?: { readonly mimeType: string; readonly text: string };
};
