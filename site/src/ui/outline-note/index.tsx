import styles from './styles.module.css';

/** A note that a page holds only its outline, not yet its full text. */
export default function OutlineNote() {
  return (
    <p className={styles.note}>
      This page is an outline. It introduces the subject, lists what the guide will cover, and links
      to related pages.
    </p>
  );
}
