import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useState } from 'react';

/** The event of Chromium; other browsers have a menu entry only. */
type InstallEvent = Event & {
  readonly prompt: () => Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

export type Install = {
  /** Opens the browser's prompt; absent if the browser has none, or the app is installed. */
  readonly prompt: (() => Promise<void>) | undefined;
  readonly isInstalled: boolean;
};

/** Installs the site as an app where the browser offers it. */
export function useInstall(): Install {
  const [event, setEvent] = useState<InstallEvent>();
  const [wasInstalled, setInstalled] = useState(false);
  const isApp = useIsBrowser() && matchMedia('(display-mode: standalone)').matches;
  useEffect(() => {
    const offer = (offered: Event): void => {
      offered.preventDefault();
      setEvent(offered as InstallEvent);
    };
    const finish = (): void => {
      setEvent(undefined);
      setInstalled(true);
    };
    addEventListener('beforeinstallprompt', offer);
    addEventListener('appinstalled', finish);
    return () => {
      removeEventListener('beforeinstallprompt', offer);
      removeEventListener('appinstalled', finish);
    };
  }, []);
  const prompt = async (): Promise<void> => {
    // An event can be used once.
    setEvent(undefined);
    await event?.prompt();
    if ((await event?.userChoice)?.outcome === 'accepted') setInstalled(true);
  };
  return { prompt: event && prompt, isInstalled: isApp || wasInstalled };
}
