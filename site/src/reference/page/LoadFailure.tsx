import styles from './styles.module.css';

type Props = { readonly onRetry: () => void };

export default function LoadFailure({ onRetry }: Props) {
  return (
    <p role="alert" className={styles.failure}>
      The reference could not be loaded. <button onClick={onRetry}>Retry</button>
    </p>
  );
}
