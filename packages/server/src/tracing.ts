import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { MiddlewareHandler } from 'hono';
import type { Classify } from './route-class.ts';

export type Tracing = {
  /** One span per request, a child of the caller's. */
  readonly middleware: (classify: Classify) => MiddlewareHandler;
  readonly close: () => Promise<void>;
};

const FIRST_SERVER_ERROR = 500;

/**
 * Exports traces over OTLP. The exporter reads endpoint and headers from the standard `OTEL_*`
 * variables. Loaded only if an endpoint is set.
 */
export function createTracing(serviceName: string, sampleRatio: number): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer(serviceName);
  const propagator = new W3CTraceContextPropagator();
  return {
    middleware: (classify) => async (context, next) => {
      const { method, path } = context.req;
      const parent = propagator.extract(ROOT_CONTEXT, context.req.raw.headers, {
        get: (headers, name) => headers.get(name) ?? undefined,
        keys: (headers) => [...headers.keys()],
      });
      const route = classify(path);
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'url.path': path,
            'http.route': route,
          },
        },
        parent,
      );
      await next();
      const { status } = context.res;
      span.setAttribute('http.response.status_code', status);
      if (status >= FIRST_SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    close: () => provider.shutdown(),
  };
}
