import { clsx } from 'clsx';
import { type RefObject, useId } from 'react';
import styles from './styles.module.css';
import { useMenu } from './use-menu';

type Props = {
  readonly name: string;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onShowKeys: () => void;
  readonly onLogout: () => void;
};

/** A menu button with the name of the user. */
export default function AccountMenu({ name, buttonRef, onShowKeys, onLogout }: Props) {
  const menuId = useId();
  const items = [
    { label: 'Your map keys', run: onShowKeys },
    { label: 'Log out', run: onLogout },
  ];
  const { root, current, opensLeft, close, toggle, onButtonKey, onMenuKey } = useMenu(
    items.length,
    buttonRef,
  );
  const isOpen = current !== undefined;
  return (
    <div ref={root} className={styles.menuRoot}>
      <button
        ref={buttonRef}
        type="button"
        className={clsx('button button--secondary button--sm', styles.button)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
        onKeyDown={onButtonKey}
      >
        <svg className={styles.person} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="6.5" r="3.5" />
          <path d="M3 18c.6-4 3.3-6 7-6s6.4 2 7 6" />
        </svg>
        <span className={styles.name}>{name}</span>
      </button>
      {isOpen && (
        <ul
          id={menuId}
          role="menu"
          aria-label={`Account of ${name}`}
          className={clsx(styles.menu, opensLeft && styles.opensLeft)}
          onKeyDown={onMenuKey}
        >
          {items.map(({ label, run }, index) => (
            <li key={label} role="none">
              <button
                type="button"
                role="menuitem"
                tabIndex={index === current ? 0 : -1}
                className={styles.item}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
