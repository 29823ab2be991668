/** Thrown when a request body exceeds its limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';

  constructor(longest: number) {
    super(`The request body is longer than ${longest} bytes. Send less data per request.`);
  }
}

/** Reads a request body up to a limit, regardless of its `Content-Length`. */
export async function readBoundedText(request: Request, longest: number): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > longest) throw new BodyTooLargeError(longest);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
