import { NO_ANSWER } from '@site/src/venue/why-no-map';
import styles from './styles.module.css';

/** Takes the place of the live map if its code did not load. The picture stays. */
export default function LoadFailure() {
  return (
    <p className={styles.message} role="alert">
      {NO_ANSWER}
    </p>
  );
}
