import { useCopy } from '@site/src/kit/use-copy';

/** Copies the address of the item, or hands it to what the device shares with. */
export default function Share({ title }: { readonly title: string }) {
  const [state, copy] = useCopy(() => window.location.href);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title, url: window.location.href });
    } catch {
      // Closed without a choice: nothing to say.
    }
  };
  const label = { idle: 'Copy link', copied: 'Copied', failed: 'Copy it from above' }[state];
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">{label}</span>
      </button>
      {'share' in navigator && (
        <button type="button" onClick={() => void share()}>
          Share…
        </button>
      )}
    </>
  );
}
