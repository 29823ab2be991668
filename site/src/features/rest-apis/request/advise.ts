import { type Answer, parseJson } from './send-request.ts';

/** The fields of a problem that say what to do. */
export type AnsweredProblem = {
  readonly type?: string;
  readonly code?: string;
  readonly detail?: string;
  readonly next?: string;
};

/** The problem of an answer, if it is one. */
export function problemOf(answer: Answer): AnsweredProblem | undefined {
  const problem = parseJson(answer);
  const isProblem = answer.mediaType === 'application/problem+json' && problem instanceof Object;
  return isProblem ? (problem as AnsweredProblem) : undefined;
}

type Situation = {
  /** Whether the request needs a token. */
  readonly needsToken: boolean;
  readonly now: Date;
};

/** What a reader can do about a refusal, in words. `undefined` for an answer that is no refusal. */
export function adviceFor(answer: Answer, { needsToken, now }: Situation): string | undefined {
  const { status } = answer;
  if (status < 400) return undefined;
  const problem = problemOf(answer);
  const detail = problem?.detail ?? '';
  if (status === 401 && needsToken) {
    return `${detail} Select "Get a demo token" or use your own token, then send the request again.`.trim();
  }
  const wait = retryDelay(answer, now);
  if (wait !== undefined) return `${detail} ${againAt(wait, now)}`.trim();
  if (!problem) {
    return status === 404
      ? 'No REST service responds at this URL. The portal may be hosted without the service. Run the code against a service that you know.'
      : 'The response did not come from this service, but from something between this page and the service. Try again later.';
  }
  return `${detail} ${(problem.next ?? '').replaceAll('`', '')}`.trim();
}

/** Seconds to wait by `Retry-After`, which is a number or a date. */
function retryDelay({ headers }: Answer, now: Date): number | undefined {
  const value = headers.find(([name]) => name.toLowerCase() === 'retry-after')?.[1] ?? '';
  if (/^\d+$/.test(value)) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function againAt(seconds: number, now: Date): string {
  const time = new Date(now.getTime() + seconds * 1000).toLocaleTimeString('en-GB');
  return `You can send again at ${time}, in ${seconds} second${seconds === 1 ? '' : 's'}.`;
}

/** Why no answer arrived. */
export function failureText(isOnline: boolean): string {
  return isOnline
    ? 'No response arrived. The service may be down, a proxy or an extension may block the request, or the service may not allow this page to call it (CORS). Send the request again, or run the code in a terminal.'
    : 'The request was not sent because this device is offline. Connect to a network, then send the request again.';
}
