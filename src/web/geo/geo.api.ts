import type { Request, Response } from 'express';
import type { JsonAnswers } from '../rendering/json-answers';
import type { GeoLists } from './geo-lists';

export class GeoApi {
  constructor(
    private readonly lists: GeoLists,
    private readonly answers: JsonAnswers,
  ) {}

  readonly countryCodes = (req: Request, res: Response): Promise<void> =>
    this.answers.send(
      req,
      res,
      this.lists.countryCodes.map(({ country, label }) => ({ countryCode: country, countryName: label })),
      [],
    );
}
