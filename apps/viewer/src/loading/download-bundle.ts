import { OpenFailure } from './open-failure.ts';
import { assertBundleSize } from './own-bundle.ts';

export type BundleDownload = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: {
    readonly loaded: number;
    readonly total: number | undefined;
  }) => void;
};

/** Downloads a bundle from an address that the visitor gave. Sends neither cookies nor a referrer. */
export async function downloadBundle(
  address: string,
  { signal, onProgress }: BundleDownload,
): Promise<Blob> {
  const url = new URL(address, location.href);
  const values = { name: url.href, host: url.host };
  if (location.protocol === 'https:' && url.protocol === 'http:' && !isLocal(url)) {
    throw new OpenFailure(
      'insecure',
      `${url.href} does not use HTTPS, but this page does.`,
      values,
    );
  }
  const response = await request(url, signal, values);
  if (response.status === 404 || response.status === 410) {
    throw new OpenFailure('not-found', describeStatus(url, response), values);
  }
  if (!response.ok) throw new OpenFailure('refused', describeStatus(url, response), values);
  const total = Number(response.headers.get('content-length')) || undefined;
  assertBundleSize(total ?? 0, url.href);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || !value) return new Blob(chunks);
      chunks.push(value);
      loaded += value.length;
      assertBundleSize(loaded, url.href);
      onProgress({ loaded, total });
    }
  } catch (error) {
    signal.throwIfAborted();
    await reader?.cancel().catch(() => undefined);
    if (error instanceof OpenFailure) throw error;
    throw new OpenFailure('no-answer', `${url.href}: ${String(error)}.`, values, { cause: error });
  }
}

async function request(
  url: URL,
  signal: AbortSignal,
  values: OpenFailure['values'],
): Promise<Response> {
  const policy = watchPolicy();
  const fail = (kind: OpenFailure['kind'], message: string, cause: unknown): never => {
    throw new OpenFailure(kind, `${url.href}: ${message}`, values, { cause });
  };
  try {
    return await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  } catch (error) {
    signal.throwIfAborted();
    if (await policy.wasViolated()) {
      return fail('blocked', 'its host is not in connect-src of this page.', error);
    }
    if (!navigator.onLine) return fail('offline', 'the browser is offline.', error);
    if (await answersAtAll(url, signal)) {
      return fail('cross-origin', 'the host sends no Access-Control-Allow-Origin.', error);
    }
    return fail('no-answer', String(error), error);
  } finally {
    policy.stop();
  }
}

/** A blocked request looks like one that got no answer, but for an event of the document. */
function watchPolicy(): {
  readonly wasViolated: () => Promise<boolean>;
  readonly stop: () => void;
} {
  let isViolated = false;
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isViolated ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    // The event is a task of its own, after the promise was rejected.
    wasViolated: async () => {
      await new Promise((resolve) => setTimeout(resolve, EVENT_MS));
      return isViolated;
    },
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

const EVENT_MS = 50;

/** Whether a host answers, to a page that may not read what it says. */
async function answersAtAll(url: URL, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(url, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

/** Browsers let secure pages load from the device itself. */
function isLocal({ hostname }: URL): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

function describeStatus(url: URL, { status }: Response): string {
  return `${url.href} answered with status ${status}.`;
}
