import type { ApiName } from '@brand/rest-api';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styleSheet from '@generated/swagger-ui-styles/default/styles.json';
import { explorerPlugin, LAYOUT, operationKey } from './explorer-plugin';
import { type ApiDocument, trimDocument } from './trim-document';
import { operationsOf } from '../operations-of';
import type { RequestedOperation } from '../try-anchor';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import SwaggerUI, {
  type SwaggerResponse,
  type SwaggerSystem,
} from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import LiveCode from './LiveCode';
import { showOperation } from './show-operation';
import TokenField from './TokenField';

type Props = {
  readonly api: ApiName;
  /** The operation that the hash of the page names. */
  readonly asked: RequestedOperation | undefined;
};

type Started = { readonly document: ApiDocument; readonly ui: SwaggerSystem };

/** Swagger UI for the document of an API. A token from a response is used in further requests. */
export default function Explorer({ api, asked }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const service = useBaseUrl('/rest');
  const [started, setStarted] = useState<Started>();
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const start = async (): Promise<void> => {
      const document = await readDocument(`${service}/openapi/${api}.json`, leaving.signal);
      if (!frame.current) return;
      const ui = SwaggerUI({
        domNode: frame.current,
        spec: trimDocument(document, service),
        plugins: [
          explorerPlugin((operation, place) => {
            setPlaces((others) => withPlace(others, operation, place));
          }),
        ],
        layout: LAYOUT,
        tryItOutEnabled: true,
        validatorUrl: null,
        responseInterceptor: (response: SwaggerResponse) => {
          const token = tokenIn(response);
          if (token !== undefined) ui.preauthorizeApiKey('token', token);
          return response;
        },
      });
      setStarted({ document, ui });
    };
    start().catch((error: unknown) => {
      if (!leaving.signal.aborted) setProblem((error as Error).message);
    });
    return () => leaving.abort();
  }, [api, service]);

  const operations = started ? operationsOf(started.document) : [];
  useEffect(() => {
    if (!started || !asked || !frame.current) return undefined;
    return showOperation(asked, { ui: started.ui, frame: frame.current });
  }, [started, asked]);

  return (
    <>
      <style href="swagger-ui" precedence="default">
        {styleSheet.css}
      </style>
      {problem !== undefined && (
        <p role="alert">The explorer could not start: {problem} Reload the page to try again.</p>
      )}
      {started && <TokenField ui={started.ui} />}
      <div ref={frame} />
      {started &&
        operations.map((operation) => {
          const key = operationKey(operation.method, operation.path);
          const place = places.get(key);
          const code = <LiveCode ui={started.ui} operation={operation} service={service} />;
          return place && createPortal(code, place, key);
        })}
    </>
  );
}

function withPlace(
  places: ReadonlyMap<string, HTMLElement>,
  operation: string,
  place: HTMLElement | null,
): ReadonlyMap<string, HTMLElement> {
  const others = new Map(places);
  if (place) others.set(operation, place);
  else others.delete(operation);
  return others;
}

async function readDocument(address: string, signal: AbortSignal): Promise<ApiDocument> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as ApiDocument;
}

function tokenIn({ ok, url, body }: SwaggerResponse): string | undefined {
  return ok && url.endsWith('/v1/token') ? body?.accessToken : undefined;
}
