import { type ReactNode, useState } from 'react';
import { Icon } from './Icon.tsx';
import { useSnapshot } from './session-context.ts';

type ShareButtonProps = { readonly addressOf: () => string };

/** Opens the share sheet of the device, or copies the link. */
export function ShareButton({ addressOf }: ShareButtonProps): ReactNode {
  const { texts } = useSnapshot();
  const [shared, setShared] = useState<{ isCopied: boolean; address: string }>();
  const share = async (): Promise<void> => {
    const address = addressOf();
    try {
      if (navigator.share && matchMedia('(pointer: coarse)').matches) {
        await navigator.share({ url: address });
        return;
      }
      await navigator.clipboard.writeText(address);
      setShared({ isCopied: true, address });
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setShared({ isCopied: false, address });
    }
  };
  return (
    <>
      <button
        type="button"
        className="vw-round"
        aria-label={texts.share}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
      <span className="vw-shared" role="status">
        {shared?.isCopied === true && texts.copied}
        {shared?.isCopied === false && (
          <label>
            {texts.copyFailed}
            <input
              readOnly
              value={shared.address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}
