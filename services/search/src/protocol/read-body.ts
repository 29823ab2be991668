import { BodyTooLargeError, readBoundedText } from '@brand/service-kit';
import { isObject } from '@brand/search-engine';
import { badRequest, ProtocolError } from './protocol-error.ts';

/** Maximum body of a query. Writes may be longer. */
export const MAX_QUERY_BODY_BYTES = 256 * 1024;
export const MAX_WRITE_BODY_BYTES = 64 * 1024 * 1024;

/** Parses a JSON body whatever its content type: browsers send it as plain text. */
export async function readBody(
  request: Request,
  longest: number,
): Promise<Readonly<Record<string, unknown>>> {
  const text = await readBoundedText(request, longest).catch((error: unknown) => {
    throw error instanceof BodyTooLargeError ? new ProtocolError(413, error.message) : error;
  });
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest('The request is not valid JSON. Check quotes, commas and brackets.');
  }
  if (!isObject(body)) throw badRequest('Expected a JSON object.');
  return body;
}
