import styles from './styles.module.css';

/** A note that a page holds only its outline, not yet its full text. */
export default function OutlineNote() {
  return (
    <p className={styles.note}>
      This page is an outline: what the subject is, what the guide covers, and where to go next.
    </p>
  );
}
