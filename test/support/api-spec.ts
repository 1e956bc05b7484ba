import pactum from 'pactum';
import { ApiContract } from './open-api';
import { type ServerOptions, startServer } from './start-server';
import { sharedServer, type SharedServer } from './shared-server';

// A CommonJS package whose names Node does not find by itself.
const { request, settings, spec } = pactum;

settings.setLogLevel('ERROR');
// Its own limit is three seconds, which a machine that runs several suites may need for a call.
request.setDefaultTimeout(20_000);

export interface ApiUnderTest {
  readonly server: SharedServer;
  readonly contract: ApiContract;
}

/** The built site for one file of HTTP tests; pactum's addresses are relative to it. */
export async function startApi(options?: ServerOptions): Promise<ApiUnderTest> {
  const server = options ? await startServer(options) : await sharedServer();
  request.setBaseUrl(server.url);
  return { server, contract: await ApiContract.of(server.url) };
}

/** A call that its description must fit: status, type and body are held against /api/openapi.json. */
export function contractSpec(contract: ApiContract, method: string, path: string) {
  return spec()
    .withMethod(method)
    .withPath(path)
    .expect(({ res }) => {
      const {
        statusCode = 0,
        headers,
        json,
      } = res as { statusCode?: number; headers: Record<string, string>; json: unknown };
      const faults = contract.faultsOf({
        method,
        path,
        status: statusCode,
        contentType: headers['content-type'] ?? '',
        body: json,
      });
      if (faults.length > 0) throw new Error(faults.join('\n'));
    });
}

/** The shape of every error of the API (reliability, conventions): nothing of our insides in it. */
export const apiError = (code?: string) => ({
  error: expect.stringMatching(/^[^/<>]{5,300}$/) as unknown,
  code: code ?? (expect.stringMatching(/^[A-Z_]+$/) as unknown),
  requestId: expect.stringMatching(/^[\w-]{8,}$/) as unknown,
});
