import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** A table of a page. Where it is wider than the page it scrolls, and the keyboard has to reach it. */
export default function ScrollingTable(props: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const measure = (): void => setIsWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    // The room that there is, and the room that it needs.
    observer.observe(element);
    if (element.tHead) observer.observe(element.tHead);
    return () => observer.disconnect();
  }, []);
  return <table ref={table} {...(isWide && { tabIndex: 0 })} {...props} />;
}
