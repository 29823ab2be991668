import type { Location } from '@brand/web-sdk';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { formatSeconds } from '../texts/format-numbers.ts';
import { useSession, useSnapshot } from '../ui/session-context.ts';
import { showPlaces } from './show-places.ts';
import { watchIdle } from './watch-idle.ts';

type KioskProps = {
  /** The element whose input counts as activity. */
  readonly root: HTMLElement;
  readonly seconds: number;
};

const QUESTION_SECONDS = 10;

/**
 * Kiosk mode: asks an idle visitor whether to continue, resets the session, and tours places
 * until the next visitor arrives.
 */
export function Kiosk({ root, seconds }: KioskProps): ReactNode {
  const session = useSession();
  const [stage, setStage] = useState<'used' | 'asking' | 'waiting'>('used');
  const resetSession = useCallback((): void => {
    void session.reset();
    setStage('waiting');
  }, [session]);
  useEffect(() => {
    if (stage !== 'used') return undefined;
    const onIdle = (): void =>
      session.snapshot.panel === 'home' ? resetSession() : setStage('asking');
    return watchIdle(root, { seconds, onIdle });
  }, [root, seconds, session, stage, resetSession]);
  if (stage === 'asking') {
    return <Question onStay={() => setStage('used')} onEnd={resetSession} />;
  }
  if (stage === 'waiting') {
    return (
      <Invitation
        onBegin={() => {
          void session.reset();
          setStage('used');
        }}
      />
    );
  }
  return null;
}

function Question({
  onStay,
  onEnd,
}: {
  readonly onStay: () => void;
  readonly onEnd: () => void;
}): ReactNode {
  const { texts, language } = useSnapshot();
  const [left, setLeft] = useState(QUESTION_SECONDS);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1000);
    return () => clearTimeout(timer);
  }, [left, onEnd]);
  return (
    <dialog ref={dialog} className="vw-question" aria-labelledby="vw-question" onCancel={onStay}>
      <h2 id="vw-question">{texts.stillThere}</h2>
      <p>{texts.beginsAnew(formatSeconds(left, language))}</p>
      <div className="vw-row">
        <button type="button" className="vw-primary" onClick={onStay}>
          {texts.goOn}
        </button>
        <button type="button" className="vw-secondary" onClick={onEnd}>
          {texts.startAgain}
        </button>
      </div>
    </dialog>
  );
}

function Invitation({ onBegin }: { readonly onBegin: () => void }): ReactNode {
  const session = useSession();
  const { texts } = useSnapshot();
  const [place, setPlace] = useState<Location>();
  useEffect(() => showPlaces(session, setPlace), [session]);
  return (
    <button type="button" className="vw-invitation" onClick={onBegin}>
      <span className="vw-invitation-place">{place?.name}</span>
      <span className="vw-invitation-text">{texts.touchToBegin}</span>
    </button>
  );
}
