import type { EngineCredentials } from '../src/adapters/engine-http/engine-login';

/** The reservation engine: this installation's own, or one that serves the reservation-engine contract v1. */
export type EngineConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'http'; readonly apiUrl: string; readonly credentials: EngineCredentials };

type Values = Readonly<Record<string, unknown>>;

const oauthNames = ['ENGINE_TOKEN_URL', 'ENGINE_CLIENT_ID', 'ENGINE_CLIENT_SECRET'] as const;

export function readEngine(value: Values): EngineConfig {
  if (value['ENGINE'] !== 'http') return { kind: 'embedded' };
  const read = (name: string) => String(value[name] ?? '');
  const credentials: EngineCredentials =
    value['ENGINE_API_KEY'] === undefined
      ? {
          kind: 'oauth',
          tokenUrl: read('ENGINE_TOKEN_URL'),
          clientId: read('ENGINE_CLIENT_ID'),
          clientSecret: read('ENGINE_CLIENT_SECRET'),
          clientIn: value['ENGINE_CLIENT_IN'] === 'basic' ? 'basic' : 'body',
          ...(value['ENGINE_TOKEN_SCOPE'] === undefined ? {} : { scope: read('ENGINE_TOKEN_SCOPE') }),
          ...(value['ENGINE_TOKEN_AUDIENCE'] === undefined ? {} : { audience: read('ENGINE_TOKEN_AUDIENCE') }),
        }
      : { kind: 'key', key: read('ENGINE_API_KEY') };
  return { kind: 'http', apiUrl: read('ENGINE_API_URL').replace(/\/+$/, ''), credentials };
}

export function engineFaults(value: Values): readonly string[] {
  const isHttp = value['ENGINE'] === 'http';
  const missing = oauthNames.filter((name) => value[name] === undefined);
  return [
    ...(isHttp && value['ENGINE_API_KEY'] === undefined && missing.length > 0
      ? [`ENGINE_API_KEY: "ENGINE=http" needs it, or ${oauthNames.join(', ')} (missing: ${missing.join(', ')})`]
      : []),
    ...(isHttp && value['ENGINE_API_KEY'] !== undefined && missing.length < oauthNames.length
      ? ['ENGINE_API_KEY: stands beside ENGINE_TOKEN_URL or a client; choose one']
      : []),
    ...(isHttp && !isAddress(value['ENGINE_URL'])
      ? ['ENGINE_URL: "ENGINE=http" needs the whole address of the engine’s Details page, where visitors are sent']
      : []),
    // An installation without an engine of its own cannot serve one: the remote engine serves the contract itself.
    ...(isHttp && value['ENGINE_SERVE_KEY'] !== undefined
      ? ['ENGINE_SERVE_KEY: this installation’s engine is another’s ("ENGINE=http"), so it cannot serve one']
      : []),
  ];
}

const isAddress = (text: unknown) =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
