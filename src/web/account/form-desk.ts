import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import { hasFreshCode } from '../../core/sign-in/session-life';
import type { AccountFormView } from '../../../views/account/AccountFormPage';
import { hrefAccountEntry, hrefLoginAgain, paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageRenderer } from '../rendering/page-renderer';
import { guestOf } from '../sign-in/guest-of';
import { type AccountDrafts, type AccountForm, readAccountForm } from './account-forms';

interface FormDeskParts {
  readonly drafts: AccountDrafts;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly clock: Clock;
  readonly renderer: PageRenderer;
}

/** What the forms of the account have in common: they need a fresh code, and keep what was typed while one is fetched (A8). */
export class FormDesk {
  constructor(private readonly parts: FormDeskParts) {}

  /** The form that was posted; undefined when the guest was led to sign in again, and back to it. */
  take(req: Request, res: Response, path: string): AccountForm | undefined {
    const { contactId, signedInAt } = guestOf(req);
    const form = readAccountForm(req.body);
    if (hasFreshCode({ signedInAt }, this.parts.clock.now().getTime())) return form;
    res.redirect(303, hrefLoginAgain(hrefAccountEntry(path, form.id === '' ? undefined : form.id, this.parts.drafts.seal(form, contactId))));
    return undefined;
  }

  /** What was typed before a code was asked for. */
  draftOf(req: Request): AccountForm | undefined {
    return this.parts.drafts.open(req.query['draft'], guestOf(req).contactId);
  }

  async show(req: Request, res: Response, { form, status = 200 }: { readonly form: AccountFormView; readonly status?: number }): Promise<void> {
    const { side } = await this.parts.side.read(req);
    await this.parts.renderer.render(req, res, { status, at: paths.account.emails, props: { side, form } });
  }

  saved(res: Response, place: string): void {
    res.redirect(303, `${paths.account.settings}?done=saved#${place}`);
  }
}
