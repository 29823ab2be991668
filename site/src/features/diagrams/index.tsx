import { drawings } from '@diagram-drawings';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { type ReactNode, useEffect, useRef } from 'react';
import './diagrams.css';
import { renderDrawing } from './drawing';
import { loadDrawing } from './load-drawing';

type Props = {
  /** Name of a drawing, as in `drawings/index.ts`. */
  readonly name: string;
  /** The caption. */
  readonly children: ReactNode;
};

/** One of our drawings with its caption. */
export default function Diagram({ name, children }: Props) {
  return (
    <figure className="diagram">
      {drawings ? <Drawn svg={svgOf(name)} /> : <Kept name={name} />}
      <figcaption>{children}</figcaption>
    </figure>
  );
}

function svgOf(name: string): string {
  const drawing = drawings?.[name];
  if (drawing) return renderDrawing(name, drawing);
  throw new Error(
    `<Diagram name="${name}">: expected the name of a drawing. Correct the name, or add the drawing to site/src/features/diagrams/drawings/index.ts.`,
  );
}

/** During the build, and in the browser while pages are written. */
function Drawn({ svg }: { readonly svg: string }) {
  // oxlint-disable-next-line react/no-danger -- The build escapes what it writes.
  return <div className="diagram-drawing" dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** Adopts what the build drew. After a client-side navigation there is nothing: then it is loaded. */
function Kept({ name }: { readonly name: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || element.firstChild || !ExecutionEnvironment.canUseDOM) return undefined;
    const controller = new AbortController();
    void loadDrawing(name, controller.signal).then(
      (drawn) => drawn && element.replaceChildren(drawn),
    );
    return () => controller.abort();
  }, [name]);
  return (
    <div
      ref={place}
      className="diagram-drawing"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- Empty: React then leaves what is there.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
