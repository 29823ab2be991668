import styles from './styles.module.css';

/** Says plainly that a page holds its outline and not yet its full text. */
export default function OutlineNote() {
  return (
    <p className={styles.note}>
      This page is an outline: what the subject is, what the guide covers, and where to go next.
    </p>
  );
}
