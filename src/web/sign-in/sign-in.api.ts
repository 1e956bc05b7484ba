import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import type { Identifier } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { maskAddress } from '../../core/sign-in/mask-address';
import { readSixDigits } from '../../core/sign-in/six-digits';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import type { GeoLists } from '../geo/geo-lists';
import { HttpError } from '../http-error';
import { endSession } from './begin-session';
import { guestOf, noSession } from '../session/guest-of';
import { noMatchMessage } from './pending-sign-in';
import { type LoginPayload, readIdentifier } from './read-identifier';
import { toSessionUser } from './session-user';
import { requestCodeAction, type SignInHandler } from './sign-in-handler';
import { toRequestError, toSessionError, toVerifyError } from './sign-in-errors';
import { handle } from '../routing/handle';
import { requestCodeOperation, verifyCodeOperation } from './sign-in.schema';

interface SignInApiParts {
  readonly signInHandler: SignInHandler;
  readonly botCheck: BotCheckReader;
  readonly guests: GuestDirectory;
  readonly clock: Clock;
  readonly geo: Pick<GeoLists, 'codeLabel'>;
}

export class SignInApi {
  constructor(private readonly parts: SignInApiParts) {}

  readonly requestCode = handle(
    requestCodeOperation,
    async ({ body: { returningURL, type, askChannel: asksChannel = false, ...payload } }, req, res) => {
      const identifier = identifierOf(payload);
      const { signInHandler, botCheck } = this.parts;
      const outcome = await signInHandler.sendCode(req, res, {
        identifier,
        payload,
        returnTo: signInHandler.destination({ returnUrl: returningURL, type }),
        botCheck: botCheck.proofOf(req, requestCodeAction),
        asksChannel,
      });
      if (outcome.kind === 'sent') answer(res, [{ StatusCode: 1 }]);
      else if (outcome.kind === 'choose') answer(res, [{ StatusCode: 1, channels: outcome.channels.map(toChannel) }]);
      else if (outcome.kind === 'no-match')
        answer(res, [{ StatusCode: 0, message: noMatchMessage(identifier, payload) }]);
      else throw toRequestError(outcome);
    },
  );

  readonly verifyCode = handle(
    verifyCodeOperation,
    async ({ body: { OTP, returningURL, type, ...payload } }, req, res) => {
      const { signInHandler } = this.parts;
      const pending = signInHandler.pendingOf(req);
      // A request without an address is for a code that was sent to an address shown only masked; the browser's seal
      // contains it.
      const isUnnamed = payload.email === undefined && payload.phoneNum === undefined;
      const identifier = (isUnnamed ? pending?.sentTo : undefined) ?? identifierOf(payload);
      const hasDestination = returningURL !== undefined || type !== undefined;
      const returnTo = hasDestination
        ? signInHandler.destination({ returnUrl: returningURL, type })
        : pending?.returnTo;
      const outcome = await signInHandler.checkCode(req, {
        identifier,
        code: readSixDigits(OTP),
        returnTo: returnTo ?? signInHandler.destination({ returnUrl: undefined, type }),
      });
      if (outcome.kind !== 'verified') throw toVerifyError(outcome);
      answer(res, { token: outcome.token });
    },
  );

  readonly startSession = async (req: Request, res: Response): Promise<void> => {
    const [, token = ''] = /^Bearer +([\w-]{1,4096})$/i.exec(req.headers.authorization?.trim() ?? '') ?? [];
    const outcome = await this.parts.signInHandler.openSession(req, res, token);
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
    answer(
      res,
      toSessionUser(guest, {
        signedInAt,
        now: this.parts.clock.now().getTime(),
        codeLabel: (country) => this.parts.geo.codeLabel(country),
      }),
    );
  };
}

const toChannel = (channel: Identifier) => ({
  loginMethod: channel.channel === 'email' ? 'OTP_EMAIL' : 'OTP_PHONE',
  to: maskAddress(channel),
});

function identifierOf(payload: LoginPayload): Identifier {
  const read = readIdentifier(payload);
  if (read.kind === 'read') return read.identifier;
  throw new HttpError(422, 'INVALID', read.message, { fields: [{ field: read.field, message: read.message }] });
}

const answer = (res: Response, body: object) => void res.set('Cache-Control', 'private, no-store').json(body);
