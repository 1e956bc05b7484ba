import type { TracingConfig } from '../../config/tracing-config';

/** Loaded where a collector is configured: nobody else pays for the packages. */
export async function openTracing(config: TracingConfig | undefined) {
  if (!config) return undefined;
  const { exportTo, Tracing } = await import('../adapters/opentelemetry/tracing');
  const { endpoint, headers, serviceName, ratio } = config;
  return new Tracing({ serviceName, ratio, processor: exportTo(endpoint, headers) });
}
