import { useCopy } from '@site/src/kit/use-copy';

/** Copies the URL of the item, or opens the share dialog of the device. */
export default function Share({ title }: { readonly title: string }) {
  const [state, copy] = useCopy(() => window.location.href);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: window.location.href });
    } catch {
      // The reader closed the share dialog.
    }
  };
  const label = { idle: 'Copy link', copied: 'Copied', failed: 'Copy from address bar' }[state];
  return (
    <>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={() => void copy()}
      >
        <span aria-live="polite">{label}</span>
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => void share()}
        >
          Share…
        </button>
      )}
    </>
  );
}
