import type { Request, Response } from 'express';
import { HttpError } from '../http-error';
import { paths } from '../paths';
import type { PreviewPass } from './preview-pass';

export class PreviewPages {
  constructor(private readonly pass: PreviewPass) {}

  readonly enter = (req: Request, res: Response): void => {
    const path = this.pass.readLink(req.query);
    if (path === undefined)
      throw new HttpError(
        403,
        'PREVIEW_REFUSED',
        'This link to a preview is not valid, or no longer. Ask for a new one.',
      );
    this.pass.letIn(res);
    res.redirect(303, path);
  };

  readonly leave = (_req: Request, res: Response): void => {
    this.pass.letOut(res);
    res.redirect(303, paths.home);
  };
}
