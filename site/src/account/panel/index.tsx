import { loadLoginConfig } from '../login-config';
import { type ComponentType, useEffect, useState } from 'react';
import type { AccountProps } from './account-props';

/**
 * The account of a reader: log in, name, map keys, log out. Renders nothing, and loads no further
 * code, unless the operator configured a login service.
 */
export default function Account(props: AccountProps) {
  const [Panel, setPanel] = useState<ComponentType<AccountProps>>();
  useEffect(() => {
    let isGone = false;
    loadPanel()
      .then((it) => !isGone && setPanel(() => it))
      // Login is optional: if its code cannot load, the page works without it.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, []);
  return Panel ? <Panel {...props} /> : null;
}

async function loadPanel(): Promise<ComponentType<AccountProps> | undefined> {
  if ((await loadLoginConfig()) === undefined) return undefined;
  return (await import(/* webpackChunkName: "account" */ './AccountPanel')).default;
}
