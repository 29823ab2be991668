import { readToken } from './read-values';
import { type FormEvent, useRef, useSyncExternalStore } from 'react';
import type { SwaggerSystem } from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import styles from './styles.module.css';

type Props = { readonly ui: SwaggerSystem };

/** The token of all requests: from a response, or entered by the reader. */
export default function TokenField({ ui }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const token = useSyncExternalStore(ui.getStore().subscribe, () => readToken(ui));

  function use(event: FormEvent): void {
    event.preventDefault();
    const given = field.current?.value.trim() ?? '';
    if (given === '') return;
    ui.preauthorizeApiKey('token', given);
    if (field.current) field.current.value = '';
  }

  function forget(): void {
    ui.authActions.logout(['token']);
    field.current?.focus();
  }

  return (
    <form className={styles.token} onSubmit={use}>
      <p role="status">
        {token === undefined
          ? 'Begin with "Get a token" and press "Execute": the demo key is filled in.'
          : 'You have a token. Every request below sends it.'}
      </p>
      <label>
        A token that you have{' '}
        <input ref={field} type="password" autoComplete="off" spellCheck={false} />
      </label>
      <button type="submit" className="button button--secondary button--sm">
        Use it
      </button>
      {token !== undefined && (
        <button type="button" className="button button--secondary button--sm" onClick={forget}>
          Forget the token
        </button>
      )}
    </form>
  );
}
