import { useEffect, useRef, useState } from 'react';
import type { HarRequest } from '../code/har-request';
import { failureText } from '../request/advise';
import { type Answer, sendRequest } from '../request/send-request';
import { setToken, tokenIn } from '../request/token-store';

export type Sending =
  | { readonly state: 'idle' | 'sending' | 'cancelled' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'answered'; readonly answer: Answer; readonly at: Date };

/** Sends one request at a time. A token in the answer is used from then on. */
export function useSending() {
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function send(request: HarRequest): Promise<void> {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setSending({ state: 'sending' });
    try {
      const answer = await sendRequest(request, controller.signal);
      const token = tokenIn(answer);
      if (token !== undefined) setToken(token);
      setSending({ state: 'answered', answer, at: new Date() });
    } catch {
      if (current.current !== controller) return;
      setSending(
        controller.signal.aborted
          ? { state: 'cancelled' }
          : { state: 'failed', reason: failureText(navigator.onLine) },
      );
    }
  }

  return { sending, send, cancel: () => current.current?.abort() };
}
