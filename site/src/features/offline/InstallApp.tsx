import styles from './styles.module.css';
import { useInstall } from './use-install';

/** The button that installs the site as an app, or how to do it in the browser's menu. */
export default function InstallApp() {
  const { prompt, isInstalled } = useInstall();
  if (isInstalled) return <p data-markdown-ignore>The documentation is installed as an app.</p>;
  return (
    <div data-markdown-ignore>
      {prompt ? (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => void prompt()}
        >
          Install the app
        </button>
      ) : (
        <p className={styles.hint}>
          This browser has no install button for pages. In Chrome and Edge, choose Install in the
          browser’s menu. In Safari, choose Add to Dock, or Add to Home Screen on a phone. In
          Firefox on Android, choose Add to Home screen.
        </p>
      )}
    </div>
  );
}
