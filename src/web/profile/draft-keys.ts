import type { Request, Response } from 'express';
import type { Secrets } from '../../core/shared/secrets.port';
import { notFound } from '../http-error';
import { visitOf } from '../rendering/frames';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { guestOf } from '../session/guest-of';

const purpose = 'draft-key';
const querySchema = Joi.object({ visit: formLine(40) });

/**
 * Gives a guest's browser the key of what the guest has typed and not sent. It is the same in every session of the
 * guest, so that a draft outlives the end of one, and is stored nowhere.
 */
export class DraftKeys {
  constructor(private readonly secrets: Pick<Secrets, 'digest'>) {}

  readonly show = (req: Request, res: Response): void => {
    const { contactId } = guestOf(req);
    // A page that another guest's session has left open must not seal its guest's text for this one.
    if (readForm(querySchema, req.query).visit !== visitOf(req.sessionID)) throw notFound();
    res.set('Cache-Control', 'private, no-store').type('text/plain').send(this.secrets.digest(purpose, contactId));
  };
}
