import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import { maxPasskeys, type Passkey } from '../../core/sign-in/passkey';
import type { PasskeyRepository } from '../../core/sign-in/passkey-repository.port';
import { hasFreshCode } from '../../core/sign-in/session-life';
import { passkeysTexts as texts } from '../../../views/sign-in/passkeys.texts';
import type { PasskeysPage, PasskeyView } from '../../../views/sign-in/PasskeysPage';
import { hrefLoginAgain } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { guestOf } from '../session/guest-of';

interface PasskeysPagesParts {
  readonly passkeys: Pick<PasskeyRepository, 'list' | 'remove'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly clock: Clock;
  readonly timeZone: string;
}

const querySchema = Joi.object({ done: formLine(20) });
const formSchema = Joi.object({ passkey: formLine(1_400) });

export class PasskeysPages {
  constructor(private readonly parts: PasskeysPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof PasskeysPage>> => {
    const guest = guestOf(req);
    const { passkeys, side: sides, clock } = this.parts;
    const [list, { side }] = await Promise.all([passkeys.list(guest.contactId), sides.read(req)]);
    const receipt = receipts.get(readForm(querySchema, req.query).done);
    return {
      props: {
        side,
        passkeys: list.map(this.toView),
        removeHref: paths.signIn.removePasskey,
        adding:
          list.length >= maxPasskeys
            ? { kind: 'full' }
            : hasFreshCode(guest, clock.now().getTime())
              ? { kind: 'ready' }
              : { kind: 'needs-code', codeHref: hrefLoginAgain(paths.signIn.passkeys) },
        ...(receipt === undefined ? {} : { receipt }),
      },
    };
  };

  readonly remove = async (req: Request, res: Response): Promise<void> => {
    const { passkey: passkeyId } = readForm(formSchema, req.body);
    const isRemoved = await this.parts.passkeys.remove({ contactId: guestOf(req).contactId, passkeyId });
    res.redirect(303, `${paths.signIn.passkeys}?done=${isRemoved ? 'removed' : 'gone'}`);
  };

  private readonly toView = ({ passkeyId, name, createdAt, lastUsedAt, isBackedUp }: Passkey): PasskeyView => ({
    id: passkeyId,
    name,
    isBackedUp,
    addedOn: this.formatDay(createdAt),
    ...(lastUsedAt === undefined ? {} : { usedOn: this.formatDay(lastUsedAt) }),
  });

  private formatDay(at: Date): PasskeyView['addedOn'] {
    return { text: formatLongDate(todayIn(this.parts.timeZone, at)), dateTime: at.toISOString() };
  }
}

/** A map, because the key comes from the address and may be a property of every object, such as `__proto__`. */
const receipts: ReadonlyMap<string, string> = new Map([
  ['added', texts.added],
  ['removed', texts.removed],
  ['gone', texts.gone],
]);
