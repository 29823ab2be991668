import type { ApiName } from '@brand/rest-api';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styleSheet from '@generated/swagger-ui-styles/default/styles.json';
import { explorerPlugin, LAYOUT } from '@site/src/rest-apis/explorer/explorer-plugin';
import { snippetSettings } from '@site/src/rest-apis/explorer/snippet-settings';
import { type ApiDocument, trimDocument } from '@site/src/rest-apis/explorer/trim-document';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import SwaggerUI, { type SwaggerResponse } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

type Props = { readonly api: ApiName };

/** Swagger UI on the document of an API. A token that the reader gets goes into further requests. */
export default function Explorer({ api }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const service = useBaseUrl('/rest');
  const [hasToken, setHasToken] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const start = async (): Promise<void> => {
      const spec = await readDocument(`${service}/openapi/${api}.json`, leaving.signal);
      if (!frame.current) return;
      const ui = SwaggerUI({
        domNode: frame.current,
        spec: trimDocument(spec, service),
        plugins: [explorerPlugin],
        layout: LAYOUT,
        requestSnippetsEnabled: true,
        requestSnippets: snippetSettings(),
        tryItOutEnabled: true,
        validatorUrl: null,
        responseInterceptor: (response: SwaggerResponse) => {
          const token = tokenIn(response);
          if (token !== undefined) {
            ui.preauthorizeApiKey('token', token);
            setHasToken(true);
          }
          return response;
        },
      });
    };
    start().catch((error: unknown) => {
      if (!leaving.signal.aborted) setProblem((error as Error).message);
    });
    return () => leaving.abort();
  }, [api, service]);
  return (
    <>
      <style href="swagger-ui" precedence="default">
        {styleSheet.css}
      </style>
      <p role="status">{statusOf(problem, hasToken)}</p>
      <div ref={frame} />
    </>
  );
}

function statusOf(problem: string | undefined, hasToken: boolean): string {
  if (problem !== undefined) {
    return `The explorer could not start: ${problem} Reload the page to try again.`;
  }
  return hasToken
    ? 'You have a token. Every request below sends it.'
    : 'Begin with "Get a token" and press "Execute": the demo key is filled in.';
}

async function readDocument(address: string, signal: AbortSignal): Promise<ApiDocument> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as ApiDocument;
}

function tokenIn({ ok, url, body }: SwaggerResponse): string | undefined {
  return ok && url.endsWith('/v1/token') ? body?.accessToken : undefined;
}
