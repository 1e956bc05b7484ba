import type { ReadOperation, ReadParameter } from './read-document';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: ReadOperation;
}

/** Returns the call as a curl command. `$LANDFALL` is the site; `cookies.txt` holds the session. */
export function curlOf({ method, path, operation }: Call): string {
  const parameters = shownParameters(operation);
  const filledPath = parameters
    .filter(({ in: location }) => location === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example ?? ''))), path);
  const query = parameters
    .filter(({ in: location }) => location === 'query')
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example ?? '')).replaceAll('%2C', ',')}`)
    .join('&');
  const body = bodyOf(operation);
  const parts = [
    `curl "$LANDFALL${filledPath}${query === '' ? '' : `?${query}`}"`,
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...(isForGuests(operation) ? ['-b cookies.txt'] : []),
    ...(usesToken(operation) ? ['-b cookies.txt -c cookies.txt', '-H "Authorization: Bearer $TOKEN"'] : []),
    ...(method !== 'GET' && (isForGuests(operation) || usesToken(operation))
      ? ['-H "Sec-Fetch-Site: same-origin"']
      : []),
    ...(takesKey(operation) ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`]),
  ];
  return parts.join(' \\\n  ');
}

export function typescriptOf({ operation }: Call): string {
  const parameters = shownParameters(operation);
  const of = (location: string) =>
    Object.fromEntries(
      parameters.filter((parameter) => parameter.in === location).map(({ name, example }) => [name, example]),
    );
  const input = {
    ...(Object.keys(of('path')).length > 0 ? { path: of('path') } : {}),
    ...(Object.keys(of('query')).length > 0 ? { query: of('query') } : {}),
    ...(bodyOf(operation) === undefined ? {} : { body: bodyOf(operation) }),
    ...(usesToken(operation) ? { bearer: 'the token of verifyCode' } : {}),
    ...(takesKey(operation) ? { idempotencyKey: '0b0e7f6e-2222-4222-8333-444455556666' } : {}),
  };
  const second = Object.keys(input).length === 0 ? '' : `, ${literal(input)}`;
  return `const outcome = await api.call('${operation.operationId}'${second});\nif (outcome.kind === 'answered') console.log(outcome.body);`;
}

const literal = (value: unknown) => JSON.stringify(value, undefined, 2).replace(/"([A-Za-z_]\w*)":/g, '$1:');

const shownParameters = ({ parameters = [] }: ReadOperation): readonly ReadParameter[] =>
  parameters.filter(({ example }) => example !== undefined);

const bodyOf = ({ requestBody }: ReadOperation): unknown => requestBody?.content['application/json']?.example;

const isForGuests = ({ security }: ReadOperation) => security.some((one) => 'session' in one);
const usesToken = ({ security }: ReadOperation) => security.some((one) => 'verifyToken' in one);
const takesKey = ({ parameters = [] }: ReadOperation) => parameters.some(({ name }) => name === 'Idempotency-Key');
