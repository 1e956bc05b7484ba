import Joi from 'joi';
import { webAddress } from './variable-kinds';

export interface TracingConfig {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly ratio: number;
}

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.max(500),
  /** `name=value,name=value`; values may be percent-encoded. */
  OTEL_EXPORTER_OTLP_HEADERS: Joi.string()
    .max(2_000)
    .pattern(/^[\w-]+=[^,=]+(?:,[\w-]+=[^,=]+)*$/, 'name=value, …'),
  OTEL_SERVICE_NAME: Joi.string().max(100).default('landfall'),
  /** Share of the requests that are traced. For a trace that the proxy has begun, the proxy decides. */
  OTEL_TRACES_SAMPLER_ARG: Joi.number().min(0).max(1).default(0.1),
};

export function readTracing(value: Readonly<Record<string, string | number | undefined>>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = value;
  if (endpoint === undefined) return undefined;
  return {
    endpoint: String(endpoint),
    headers: Object.fromEntries(
      String(headers ?? '')
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split('=', 2).map(decodeURIComponent)),
    ) as Record<string, string>,
    serviceName: String(value['OTEL_SERVICE_NAME']),
    ratio: Number(value['OTEL_TRACES_SAMPLER_ARG']),
  };
}
