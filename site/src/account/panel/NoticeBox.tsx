import styles from './styles.module.css';

type Props = { readonly text: string; readonly onDismiss: () => void };

/** Why a login did not work out, and what to do. */
export default function NoticeBox({ text, onDismiss }: Props) {
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      <button type="button" className="button button--secondary button--sm" onClick={onDismiss}>
        Dismiss
      </button>
    </div>
  );
}
