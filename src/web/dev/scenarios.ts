import type { RequestHandler } from 'express';
import { HttpError } from '../http-error';
import { documentedAnswers } from '../openapi/documented-answers';
import { allCodes, type ErrorCode, errorOf, isErrorCode } from '../openapi/error-catalogue';
import { scenarioHeader } from '../openapi/scenario-header';
import type { RouteOverride } from '../routing/feature-routes';

const headerName = scenarioHeader.toLowerCase();
/** A page may answer with any code except METHOD_NOT_ALLOWED, which a request gets by using that method. */
const codesOfPages = allCodes.filter((code) => code !== 'METHOD_NOT_ALLOWED');

/** Demonstration only: a request that names an error gets it, as documented, and nothing is executed. */
export const scenarios: RouteOverride = {
  isFor: ({ headers }) => headers[headerName] !== undefined,
  handlerOf: ({ operation, ...route }) =>
    play(operation ? documentedAnswers({ ...route, operation }).flatMap(({ codes }) => codes) : codesOfPages),
};

function play(codes: readonly ErrorCode[]): RequestHandler {
  const knownCodes = new Set<string>(codes);
  return (req, _res, next) => {
    const requestedCode = req.get(scenarioHeader);
    if (requestedCode === undefined) return next();
    throw isErrorCode(requestedCode) && knownCodes.has(requestedCode)
      ? toScenarioError(requestedCode)
      : unknownScenario(codes);
  };
}

function toScenarioError(code: ErrorCode): HttpError {
  const { status, text, retryAfterSeconds, field } = errorOf(code);
  return new HttpError(status, code, text, {
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(field === undefined ? {} : { fields: [{ field, message: text }] }),
  });
}

function unknownScenario(codes: readonly ErrorCode[]): HttpError {
  const message = `Here ${scenarioHeader} may name ${codes.join(', ')}.`;
  return new HttpError(422, 'INVALID', message, { fields: [{ field: scenarioHeader, message }] });
}
