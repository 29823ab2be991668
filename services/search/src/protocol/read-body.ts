import { isObject } from '../engine/values.ts';
import { badRequest, ProtocolError } from './protocol-error.ts';

/** The longest request that readers send; writers of an index may send more. */
export const LONGEST_QUERY_BODY = 256 * 1024;
export const LONGEST_WRITE_BODY = 64 * 1024 * 1024;

/** Reads the JSON of a request, whatever it calls its type: browsers send it as plain text. */
export async function readBody(
  request: Request,
  longest: number,
): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(request, longest);
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest('The request is no valid JSON. Check quotes, commas and brackets.');
  }
  if (!isObject(body)) throw badRequest('Expected a JSON object.');
  return body;
}

async function readText(request: Request, longest: number): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > longest) {
      throw new ProtocolError(
        413,
        `The request is longer than ${longest} bytes. Send less at once.`,
      );
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
