import type { AnswerView, CallView, FeatureLink, FieldView } from '../../../views/api-docs/api-docs-view';
import { paths } from '../paths';
import type { ApiTag } from '../routing/api-tag';
import { type Call, curlOf, typescriptOf } from './call-code';
import { fieldsOf, type ReadSchema, typeOf } from './describe-schema';
import type { ReadDocument, ReadOperation, ReadParameter, ReadResponse } from './read-document';

const hrefOf = ({ slug }: ApiTag) => paths.apiDocs.feature.replace(':feature', slug);

export const featuresOf = (document: ReadDocument, chapters: readonly ApiTag[]): readonly FeatureLink[] =>
  chapters.map((chapter) => ({
    name: chapter.name,
    description: chapter.description,
    href: hrefOf(chapter),
    calls: callsOf(document, chapter.name).map(({ method, path, operation: { operationId, description } }) => ({
      id: operationId,
      method,
      path,
      summary: firstSentenceOf(description),
      href: `${hrefOf(chapter)}#${operationId}`,
    })),
  }));

export const toCallViews = (document: ReadDocument, tag: string): readonly CallView[] =>
  callsOf(document, tag).map((call) => {
    const { method, path, operation } = call;
    const body = operation.requestBody?.content['application/json']?.schema;
    return {
      id: operation.operationId,
      method,
      path,
      summary: firstSentenceOf(operation.description),
      text: operation.description,
      needs: needsOf(operation),
      parameters: (operation.parameters ?? []).map(toParameter),
      body: body ? fieldsOf(body) : [],
      curl: curlOf(call),
      typescript: typescriptOf(call),
      answers: Object.entries(operation.responses)
        .filter(([status]) => status !== 'default')
        .map(([status, response]) => toAnswer(status, response)),
    };
  });

const firstSentenceOf = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

const callsOf = (document: ReadDocument, tag: string): readonly Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(tag) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  );

function needsOf({ security }: ReadOperation): string {
  if (security.some((one) => 'verifyToken' in one)) return 'Let in by a verify token.';
  if (security.length === 0) return 'For everyone.';
  if (security.some((one) => 'clientSecret' in one)) return 'Let in by a client id and secret.';
  if (security.some((one) => 'partnerKey' in one)) return 'For everyone; a partner’s key brings its own budget.';
  return security.some((one) => Object.keys(one).length === 0)
    ? 'For everyone; it knows a guest by their session.'
    : 'For signed-in guests.';
}

const toParameter = ({ name, in: place, required = false, description, schema }: ReadParameter): FieldView => ({
  name,
  place,
  type: typeOf(schema),
  isRequired: required,
  ...(description ? { text: description } : {}),
});

const codesIn = ({ allOf = [] }: ReadSchema): readonly string[] =>
  allOf.flatMap(({ properties }) => {
    const code = properties?.['code'];
    return code && code.enum ? code.enum.map(String) : [];
  });

function toAnswer(status: string, { description, headers = {}, content = {} }: ReadResponse): AnswerView {
  const [answer] = Object.values(content);
  const isError = /^[45]/.test(status);
  return {
    status,
    text: description,
    headers: Object.keys(headers),
    codes: isError && answer ? codesIn(answer.schema) : [],
    fields: isError || !answer ? [] : fieldsOf(answer.schema),
    ...(answer?.example === undefined ? {} : { example: JSON.stringify(answer.example, undefined, 2) }),
  };
}
