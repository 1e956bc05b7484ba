import type { RequestHandler } from 'express';
import type { JsonAnswers } from '../rendering/json-answers';

export class OpenApiApi {
  constructor(private readonly answers: JsonAnswers) {}

  readonly document =
    (describe: () => object): RequestHandler =>
    (req, res) =>
      this.answers.send(req, res, describe(), []);
}
