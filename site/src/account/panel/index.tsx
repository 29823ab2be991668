import { loadLoginConfig } from '../login-config';
import { type ComponentType, useEffect, useState } from 'react';
import type { AccountProps } from './account-props';

/**
 * The account of a reader: log in, their name, their map keys, log out. Nothing, and no code beyond
 * this file, unless the operator configured a login service.
 */
export default function Account(props: AccountProps) {
  const [Panel, setPanel] = useState<ComponentType<AccountProps>>();
  useEffect(() => {
    let isGone = false;
    loadPanel()
      .then((it) => !isGone && setPanel(() => it))
      // Login is never needed: without its code, the page is one without login.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return Panel ? <Panel {...props} /> : null;
}

async function loadPanel(): Promise<ComponentType<AccountProps> | undefined> {
  if ((await loadLoginConfig()) === undefined) return undefined;
  return (await import('./AccountPanel')).default;
}
