import type { ApolloServerPlugin } from '@apollo/server';
import { SpanStatusCode, trace } from '@opentelemetry/api';
import type { Metrics } from '../telemetry/metrics.js';

const tracer = trace.getTracer('@yarrow/kit');

/** Measures each operation, and gives it a span. */
export function operationsPlugin(metrics: Metrics): ApolloServerPlugin {
  return {
    requestDidStart: async () => {
      const startedAt = performance.now();
      const span = tracer.startSpan('graphql');
      return {
        willSendResponse: async ({ operation, operationName, response }) => {
          const failed = response.body.kind === 'single' && Boolean(response.body.singleResult.errors?.length);
          const type = operation?.operation ?? 'none';
          const name = operation ? (operationName ?? 'anonymous') : 'invalid';
          metrics.observeOperation(name, type, failed ? 'error' : 'ok', (performance.now() - startedAt) / 1000);
          span.updateName(`graphql ${type} ${name}`);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
}
