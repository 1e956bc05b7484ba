import type { Request, Response } from 'express';
import type { BotCheck } from '../../core/shared/bot-check.port';
import type { BotChallenges } from '../../core/shared/bot-challenges.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Identifier } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { readSixDigits } from '../../core/sign-in/six-digits';
import { HttpError } from '../http-error';
import { endSession } from './begin-session';
import { guestOf, noSession } from './guest-of';
import { type LoginPayload, readIdentifier } from './read-identifier';
import { toSessionUser } from './session-user';
import { noMatchMessage, requestCodeAction, type SignInDesk } from './sign-in-desk';
import { toRequestError, toSessionError, toVerifyError } from './sign-in-errors';

interface RequestPayload extends LoginPayload {
  readonly returningURL?: string;
  readonly type?: string;
  readonly token: string;
}

type VerifyPayload = Omit<RequestPayload, 'token'> & { readonly OTP: string };

interface SignInApiParts {
  readonly desk: SignInDesk;
  readonly botCheck: BotCheck;
  readonly challenges: BotChallenges;
  readonly guests: GuestDirectory;
  readonly clock: Clock;
}

/** Sign-in for scripts and for clients without a browser (API-16, API-17). */
export class SignInApi {
  constructor(private readonly parts: SignInApiParts) {}

  readonly challenge = async (_req: Request, res: Response): Promise<void> => {
    const { action } = res.locals['query'] as { readonly action: string };
    answer(res, await this.parts.challenges.create(action));
  };

  readonly requestCode = async (req: Request, res: Response): Promise<void> => {
    const { token, returningURL, type, ...payload } = res.locals['body'] as RequestPayload;
    const identifier = identifierOf(payload);
    const { desk, botCheck } = this.parts;
    const outcome = await desk.sendCode(req, res, {
      identifier,
      payload,
      returnTo: desk.destination({ returnUrl: returningURL, type }),
      botCheck: () => botCheck.check({ token, action: requestCodeAction }),
    });
    if (outcome.kind === 'sent') answer(res, [{ StatusCode: 1 }]);
    else if (outcome.kind === 'no-match') answer(res, [{ StatusCode: 0, message: noMatchMessage(identifier, payload) }]);
    else throw toRequestError(outcome);
  };

  readonly verifyCode = async (req: Request, res: Response): Promise<void> => {
    const { OTP, returningURL, type, ...payload } = res.locals['body'] as VerifyPayload;
    const { desk } = this.parts;
    const identifier = identifierOf(payload);
    const isToldWhere = returningURL !== undefined || type !== undefined;
    const returnTo = isToldWhere ? desk.destination({ returnUrl: returningURL, type }) : desk.cookies.pendingOf(req)?.returnTo;
    const outcome = await desk.checkCode(req, {
      identifier, code: readSixDigits(OTP), returnTo: returnTo ?? desk.destination({ returnUrl: undefined, type }),
    });
    if (outcome.kind !== 'verified') throw toVerifyError(outcome);
    answer(res, { token: outcome.token });
  };

  readonly startSession = async (req: Request, res: Response): Promise<void> => {
    const [, token = ''] = /^Bearer +([\w-]{1,4096})$/i.exec(req.headers.authorization?.trim() ?? '') ?? [];
    const outcome = await this.parts.desk.openSession(req, res, token);
    if (outcome.kind !== 'started') throw toSessionError(outcome);
    answer(res, { redirectTo: outcome.redirectTo });
  };

  readonly user = async (req: Request, res: Response): Promise<void> => {
    const { contactId, signedInAt } = guestOf(req);
    const guest = await this.parts.guests.getGuest(contactId);
    if (!guest) {
      await endSession(req);
      throw noSession();
    }
    answer(res, toSessionUser(guest, { signedInAt, now: this.parts.clock.now().getTime() }));
  };
}

function identifierOf(payload: LoginPayload): Identifier {
  const read = readIdentifier(payload);
  if (read.kind === 'read') return read.identifier;
  throw new HttpError(422, 'INVALID', read.message, { fields: [{ field: read.field, message: read.message }] });
}

const answer = (res: Response, body: object) => void res.set('Cache-Control', 'private, no-store').json(body);
