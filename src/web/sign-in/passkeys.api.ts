import type { Request, Response } from 'express';
import type { AddPasskey } from '../../core/sign-in/add-passkey';
import { nameBrowser } from '../../core/sign-in/browser-name';
import type { NotifyOfNewPasskey } from '../../core/sign-in/notify-of-new-passkey';
import type { Passkey } from '../../core/sign-in/passkey';
import type { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import { passkeyTexts as texts } from '../../core/sign-in/passkey-texts';
import type { SignInWithPasskey } from '../../core/sign-in/sign-in-with-passkey';
import { HttpError, notFound } from '../http-error';
import type { OurHosts } from '../our-hosts';
import { paths } from '../paths';
import { handle } from '../routing/handle';
import { visitorAddress } from '../visitor-address';
import { guestOf, noSession } from '../session/guest-of';
import type { PasskeyChallenges } from './passkey-challenges';
import { addPasskeyOperation, passkeySignInOperation, removePasskeyOperation } from './passkeys.schema';
import type { PasskeyCeremony } from '../../core/sign-in/passkey-ceremony.port';
import type { SignInHandler } from './sign-in-handler';

interface PasskeysApiParts {
  readonly passkeys: Pick<PasskeyRepository, 'list' | 'remove'>;
  readonly ceremony: Pick<PasskeyCeremony, 'requestOptions'>;
  readonly addPasskey: Pick<AddPasskey, 'options' | 'run'>;
  readonly signInWithPasskey: Pick<SignInWithPasskey, 'run'>;
  readonly notifyOfNewPasskey: Pick<NotifyOfNewPasskey, 'run'>;
  readonly challenges: PasskeyChallenges;
  readonly signInHandler: Pick<SignInHandler, 'destination' | 'openSessionWithoutCode'>;
  readonly hosts: Pick<OurHosts, 'origin'>;
}

const forSignIn = 'sign-in';
const forNew = (contactId: string) => `add to ${contactId}`;

/** Passkeys are an addition to codes (reliability F6): visitors sign in with them, and guests see a list. */
export class PasskeysApi {
  constructor(private readonly parts: PasskeysApiParts) {}

  readonly beginSignIn = async (_req: Request, res: Response): Promise<void> => {
    const { challenges, ceremony } = this.parts;
    answer(res, await ceremony.requestOptions({ challenge: challenges.issue(res, forSignIn) }));
  };

  readonly signIn = handle(passkeySignInOperation, async ({ body: { passkey, returningURL, type } }, req, res) => {
    const { signInWithPasskey, challenges, signInHandler } = this.parts;
    const outcome = await signInWithPasskey.run({
      answer: passkey,
      takeChallenge: () => challenges.take(req, res, forSignIn),
      address: visitorAddress(req),
    });
    switch (outcome.kind) {
      case 'wait':
        throw waiting(outcome.retryAfterSeconds);
      case 'refused':
        if (outcome.reason === 'copied') req.log.warn({}, 'a passkey was refused whose counter had not grown');
        throw new HttpError(401, 'PASSKEY_FAILED', texts.refused);
      case 'started': {
        const redirectTo = signInHandler.destination({ returnUrl: returningURL, type });
        answer(res, { redirectTo: await signInHandler.openSessionWithoutCode(req, res, { ...outcome, redirectTo }) });
      }
    }
  });

  readonly list = async (req: Request, res: Response): Promise<void> => this.answerList(req, res);

  readonly beginNew = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = guestOf(req);
    const challenge = this.parts.challenges.issue(res, forNew(contactId));
    const options = await this.parts.addPasskey.options({ contactId, challenge });
    if (!options) throw noSession();
    answer(res, options);
  };

  readonly add = handle(addPasskeyOperation, async ({ body: { passkey } }, req, res) => {
    const { addPasskey, challenges, notifyOfNewPasskey, hosts } = this.parts;
    const { contactId } = guestOf(req);
    const browser = nameBrowser(req.get('user-agent') ?? '');
    const outcome = await addPasskey.run({
      contactId,
      name: browser,
      answer: passkey,
      takeChallenge: () => challenges.take(req, res, forNew(contactId)),
    });
    switch (outcome.kind) {
      case 'wait':
        throw waiting(outcome.retryAfterSeconds);
      case 'full':
        throw new HttpError(422, 'PASSKEYS_FULL', texts.full);
      case 'refused':
        throw new HttpError(422, 'PASSKEY_NOT_ADDED', texts.notAdded);
      case 'added': {
        const passkeysUrl = `${hosts.origin}${paths.signIn.passkeys}`;
        const notice = await notifyOfNewPasskey.run({ guest: outcome.guest, browser, passkeysUrl });
        if (notice.kind === 'unnotified')
          req.log.warn({ err: notice.cause }, 'the guest could not be notified of a new passkey');
        await this.answerList(req, res);
      }
    }
  });

  readonly remove = handle(removePasskeyOperation, async ({ body: { passkeyId } }, req, res) => {
    const { contactId } = guestOf(req);
    if (!(await this.parts.passkeys.remove({ contactId, passkeyId }))) throw notFound();
    await this.answerList(req, res);
  });

  private async answerList(req: Request, res: Response): Promise<void> {
    const passkeys = await this.parts.passkeys.list(guestOf(req).contactId);
    answer(res, { passkeys: passkeys.map(toItem) });
  }
}

const toItem = ({ passkeyId, name, createdAt, lastUsedAt, isBackedUp }: Passkey) => ({
  id: passkeyId,
  name,
  createdAt: createdAt.toISOString(),
  ...(lastUsedAt === undefined ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
  isBackedUp,
});

const waiting = (retryAfterSeconds: number) => new HttpError(429, 'WAIT', texts.wait, { retryAfterSeconds });

const answer = (res: Response, body: object) => void res.set('Cache-Control', 'private, no-store').json(body);
