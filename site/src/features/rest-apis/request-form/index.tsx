import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeBlock from '@site/src/ui/code-block';
import HighlightedCode from '@site/src/ui/highlighted-code';
import { type SubmitEvent, useRef, useState } from 'react';
import { CODE_LANGUAGES } from '../code/code-languages';
import type { LanguageName } from '../code/language-names';
import CodePanel from '../code-tabs/CodePanel';
import type { RequestShapes } from '../code-tabs/request-shapes';
import { exampleValues, requestOf } from '../request/request-of';
import { useToken } from '../request/token-store';
import {
  type FormTexts,
  type RequestErrors,
  requestValues,
  validateRequest,
} from '../request/validate-request';
import type { RequestShape } from '../shown-operation';
import AnswerPanel from './AnswerPanel';
import RequestFields from './RequestFields';
import styles from './styles.module.css';
import TokenField from './TokenField';
import { useSending } from './use-sending';

type Props = {
  readonly operation: string;
  readonly shapes: RequestShapes;
  readonly language: LanguageName;
  readonly onLanguage: (language: LanguageName) => void;
};

/** A request that readers fill in and send, with its code as it will be sent. */
export default function RequestForm({ operation, shapes, language, onLanguage }: Props) {
  const shape = shapes[operation]!;
  const serviceUrl = location.origin + useBaseUrl('/rest');
  const form = useRef<HTMLFormElement>(null);
  const token = useToken();
  const [texts, setTexts] = useState(() => exampleTexts(shape));
  const [errors, setErrors] = useState<RequestErrors>({});
  const { sending, send, cancel } = useSending();
  const isSending = sending.state === 'sending';
  const request = requestOf(shape, { serviceUrl, token, values: requestValues(shape, texts) });
  const needsToken = shape.security.length > 0;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) return;
    const found = validateRequest(shape, texts);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    // Without a token the service is asked all the same: its answer says what is missing.
    else void send(withoutPlaceholder(request, token));
  }

  function change(next: FormTexts): void {
    setTexts(next);
    // A message disappears when its value is corrected; new ones appear on sending.
    const left = validateRequest(shape, next);
    setErrors((shown) =>
      Object.fromEntries(Object.entries(left).filter(([key]) => shown[key] !== undefined)),
    );
  }

  return (
    <CodePanel
      language={language}
      onLanguage={onLanguage}
      code={
        <CodeBlock language={language}>
          <HighlightedCode
            text={CODE_LANGUAGES[language].write(request)}
            language={CODE_LANGUAGES[language].syntax}
          />
        </CodeBlock>
      }
    >
      {needsToken && <TokenField shape={shapes['createToken']!} serviceUrl={serviceUrl} />}
      <form
        ref={form}
        className={styles.form}
        aria-label={`Request: ${operation}`}
        tabIndex={-1}
        noValidate
        onSubmit={submit}
      >
        <RequestFields shape={shape} texts={texts} errors={errors} onChange={change} />
        <div className={styles.actions}>
          <button
            type="submit"
            className="button button--primary button--sm"
            aria-disabled={isSending}
          >
            Send
          </button>
          {isSending && (
            <button type="button" className="button button--secondary button--sm" onClick={cancel}>
              Cancel
            </button>
          )}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => change(exampleTexts(shape))}
          >
            Reset
          </button>
        </div>
      </form>
      <AnswerPanel sending={sending} needsToken={needsToken} />
    </CodePanel>
  );
}

function exampleTexts(shape: RequestShape): FormTexts {
  const { parameters, body } = exampleValues(shape);
  const texts = Object.entries(parameters).map(([key, value]) => [key, String(value ?? '')]);
  return { parameters: Object.fromEntries(texts), body };
}

/** The placeholder of a missing token is for code alone. */
function withoutPlaceholder(request: ReturnType<typeof requestOf>, token: string | undefined) {
  if (token !== undefined) return request;
  return { ...request, headers: request.headers.filter(({ name }) => name !== 'Authorization') };
}
