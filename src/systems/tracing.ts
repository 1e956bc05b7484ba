import type { TracingConfig } from '../../config/tracing-config';

/** Loads the packages only where a collector is configured, because they slow down a start. */
export async function openTracing(config: TracingConfig | undefined) {
  if (!config) return undefined;
  const { exportTo, Tracing } = await import('../adapters/opentelemetry/tracing');
  const { endpoint, headers, serviceName, ratio } = config;
  return new Tracing({ serviceName, ratio, processor: exportTo(endpoint, headers) });
}
