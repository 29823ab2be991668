import { type RefObject, useEffect, useState } from 'react';
import { isolate } from './isolate';

/** Shown by the browser on the whole screen, or by us in the whole window. */
export type FullScreenState = 'off' | 'screen' | 'page';

type FullScreen = { readonly state: FullScreenState; readonly toggle: () => void };

/** Full screen of an element. Where the browser does not allow it, the element fills the window. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [state, setState] = useState<FullScreenState>('off');
  useEffect(() => {
    const follow = (): void => {
      const isShown = document.fullscreenElement === element.current;
      setState((before) => (isShown ? 'screen' : before === 'screen' ? 'off' : before));
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  useEffect(() => {
    if (state !== 'page' || !element.current) return undefined;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setState('off');
    };
    document.addEventListener('keydown', leave);
    const release = isolate(element.current);
    return () => {
      document.removeEventListener('keydown', leave);
      release();
    };
  }, [state, element]);
  const enter = async (): Promise<void> => {
    try {
      // Phones have the method on videos only.
      if (!document.fullscreenEnabled) throw new Error('Full screen is not allowed.');
      await element.current?.requestFullscreen();
    } catch {
      setState('page');
    }
  };
  return {
    state,
    toggle: () => {
      if (state === 'off') void enter();
      else if (state === 'screen') void document.exitFullscreen();
      else setState('off');
    },
  };
}
