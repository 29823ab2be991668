import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** A table of a page. A table wider than the page scrolls, and must be reachable by keyboard. */
export default function ScrollingTable(props: ComponentProps<'table'>) {
  const table = useRef<HTMLTableElement>(null);
  const [isWide, setIsWide] = useState(false);
  useEffect(() => {
    const element = table.current;
    if (!element) return undefined;
    const measure = (): void => setIsWide(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    // Both the available and the required width.
    observer.observe(element);
    if (element.tHead) observer.observe(element.tHead);
    return () => observer.disconnect();
  }, []);
  return <table ref={table} {...(isWide && { tabIndex: 0 })} {...props} />;
}
