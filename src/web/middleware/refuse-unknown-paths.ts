import type { RequestHandler } from 'express';
import { notFound } from '../http-error';

export const refuseUnknownPaths = (): RequestHandler => () => {
  throw notFound();
};
