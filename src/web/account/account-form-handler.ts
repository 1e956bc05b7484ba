import type { Request, Response } from 'express';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { hasFreshCode } from '../../core/sign-in/session-life';
import type { AccountFormPage, AccountFormView, FailedFormView } from '../../../views/account/AccountFormPage';
import type { ProfileSideView } from '../../../views/profile/ProfileFrame';
import { hrefAccountEntry, hrefLoginAgain } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { type AccountDrafts, type AccountForm, readAccountForm } from './account-forms';

interface AccountFormHandlerParts {
  readonly drafts: AccountDrafts;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly clock: Clock;
}

interface OpenedSheet<Sheet> {
  readonly sheet: Sheet;
  readonly side: ProfileSideView;
}

interface FailedForm {
  readonly page: PageAnswer<typeof AccountFormPage>;
}

interface AccountPageForm {
  readonly form: AccountFormView | FailedFormView;
  readonly status?: number;
  readonly side?: ProfileSideView;
}

/** Handles forms that need a fresh code: what was typed is restored after the guest has entered one (A8). */
export class AccountFormHandler {
  constructor(private readonly parts: AccountFormHandlerParts) {}

  take(req: Request, res: Response, path: string): AccountForm | undefined {
    const { contactId, signedInAt } = guestOf(req);
    const form = readAccountForm(req.body);
    if (hasFreshCode({ signedInAt }, this.parts.clock.now().getTime())) return form;
    res.redirect(
      303,
      hrefLoginAgain(
        hrefAccountEntry(path, form.id === '' ? undefined : form.id, this.parts.drafts.seal(form, contactId)),
      ),
    );
    return undefined;
  }

  draftOf(req: Request): AccountForm | undefined {
    return this.parts.drafts.open(req.query['draft'], guestOf(req).contactId);
  }

  async open<Sheet>(
    req: Request,
    { sheet: reading, ...failedForm }: Omit<FailedFormView, 'kind' | 'backHref'> & { readonly sheet: Promise<Sheet> },
  ): Promise<OpenedSheet<Sheet> | FailedForm> {
    const warn = (err: unknown) => req.log.warn({ err }, 'a form of the account could not be shown');
    const [sheet, { side }] = await Promise.all([readIsolatedSection(reading, warn), this.parts.side.read(req)]);
    if (sheet.kind === 'ready') return { sheet: sheet.value, side };
    return { page: { props: { side, form: { kind: 'failed', backHref: paths.account.settings, ...failedForm } } } };
  }

  async show(
    req: Request,
    { form, status = 200, side: knownSide }: AccountPageForm,
  ): Promise<PageAnswer<typeof AccountFormPage>> {
    const side = knownSide ?? (await this.parts.side.read(req)).side;
    return { status, props: { side, form } };
  }

  redirectAfterSave(res: Response, address: string): void {
    res.redirect(303, `${paths.account.settings}?done=saved#${address}`);
  }

  /** An entry that was removed in another tab or browser has no form any more. */
  redirectFromRemoved(res: Response, address: string): void {
    res.redirect(302, `${paths.account.settings}?done=removed#${address}`);
  }
}
