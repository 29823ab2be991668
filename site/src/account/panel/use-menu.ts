import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keyboard and focus handling of a menu button, as in the ARIA Authoring Practices Guide.
 * @param count Number of menu items.
 */
export function useMenu(count: number, button: RefObject<HTMLButtonElement | null>) {
  /** Index of the focused item while the menu is open. */
  const [current, setCurrent] = useState<number>();
  /** Opens towards the centre of the window, where there is space. */
  const [opensLeft, setOpensLeft] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const last = count - 1;
  const open = (item: number): void => {
    setOpensLeft(isInRightHalf(button.current));
    setCurrent(item);
  };
  const close = (): void => setCurrent(undefined);

  useEffect(() => {
    if (current === undefined) return undefined;
    root.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[current]?.focus();
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!root.current?.contains(target as Node)) setCurrent(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [current]);

  const onButtonKey = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') open(0);
    else if (event.key === 'ArrowUp') open(last);
    else return;
    event.preventDefault();
  };
  const onMenuKey = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Tab') {
      close();
      return;
    }
    if (key === 'ArrowDown') setCurrent(current === last ? 0 : (current ?? 0) + 1);
    else if (key === 'ArrowUp') setCurrent(current === 0 ? last : (current ?? 0) - 1);
    else if (key === 'Home') setCurrent(0);
    else if (key === 'End') setCurrent(last);
    else if (key === 'Escape') {
      close();
      button.current?.focus();
    } else return;
    event.preventDefault();
  };
  const toggle = (): void => (current === undefined ? open(0) : close());
  return { root, current, opensLeft, close, toggle, onButtonKey, onMenuKey };
}

function isInRightHalf(element: HTMLElement | null): boolean {
  const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
  return left + right > window.innerWidth;
}
