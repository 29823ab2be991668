import { clsx } from 'clsx';
import { account } from '../account';
import { useAccount } from '../use-account';
import { useEffect, useRef, useState } from 'react';
import type { AccountProps } from './account-props';
import AccountMenu from './AccountMenu';
import MapKeysDialog from './MapKeysDialog';
import NoticeBox from './NoticeBox';
import styles from './styles.module.css';

/** The account of the reader, where login is configured. */
export default function AccountPanel({ getReturnAddress }: AccountProps) {
  const state = useAccount();
  const [showsKeys, setShowsKeys] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  useEffect(() => void account.start(), []);

  if (state.status === 'off') return null;
  if (state.status === 'busy') {
    return (
      <div className={styles.account}>
        <button
          type="button"
          className={clsx('button button--secondary button--sm', styles.button)}
          disabled
        >
          <span role="status">{state.label}</span>
        </button>
      </div>
    );
  }
  const { notice } = state;
  return (
    <div className={styles.account}>
      {state.status === 'logged-in' ? (
        <AccountMenu
          name={state.name}
          buttonRef={menuButton}
          onShowKeys={() => setShowsKeys(true)}
          onLogout={() => void account.logout(getReturnAddress?.())}
        />
      ) : (
        <button
          type="button"
          className={clsx('button button--secondary button--sm', styles.button)}
          onClick={() => void account.login(getReturnAddress?.())}
        >
          {state.hasHint ? 'Continue your session' : 'Log in'}
        </button>
      )}
      {notice && <NoticeBox text={notice.message} onDismiss={() => account.dismissNotice()} />}
      {state.status === 'logged-in' && showsKeys && (
        <MapKeysDialog
          onClose={() => {
            setShowsKeys(false);
            menuButton.current?.focus();
          }}
        />
      )}
    </div>
  );
}
