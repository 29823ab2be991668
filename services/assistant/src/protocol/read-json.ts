import { BodyTooLargeError, readBoundedText } from '@brand/service-kit';
import { RequestError } from './request-error.ts';

/** Parses the JSON body of a request. `tooLong` is the error message for bodies over the limit. */
export async function readJson(
  request: Request,
  longest: number,
  tooLong?: string,
): Promise<unknown> {
  const text = await readBoundedText(request, longest).catch((error: unknown) => {
    if (error instanceof BodyTooLargeError) throw new RequestError(413, tooLong ?? error.message);
    throw error;
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The request is not valid JSON.');
  }
}
