import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useSession, useSnapshot } from './session-context.ts';

/** Messages about parts of the link that could not be applied. */
export function Notices(): ReactNode {
  const session = useSession();
  const { notices, texts } = useSnapshot();
  return (
    <div className="vw-notices" role="alert">
      {notices.length > 0 && (
        <>
          <ul>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <button
            type="button"
            className="vw-round"
            aria-label={texts.close}
            onClick={() => session.removeNotices()}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}
