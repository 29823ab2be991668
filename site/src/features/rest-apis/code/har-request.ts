/** A request in the subset of HAR that code generators need. */
export type HarRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly postData?: { readonly mimeType: string; readonly text: string };
};
