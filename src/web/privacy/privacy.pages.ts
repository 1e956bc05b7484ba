import type { Request, Response } from 'express';
import type { AskDeletion, DeletionAnswer } from '../../core/privacy/ask-deletion';
import type { ConsentRepository, ConsentRecord } from '../../core/privacy/consent-repository.port';
import type { DeletionRequest } from '../../core/privacy/deletion-request';
import type { DeletionRequests } from '../../core/privacy/deletion-requests.port';
import { type MakeCopy, copyText } from '../../core/privacy/make-copy';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { Guest } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { hasFreshCode } from '../../core/sign-in/session-life';
import type { MyDataPage, ConsentView, DeletionView, MyDataPageProps } from '../../../views/privacy/MyDataPage';
import { type DeletionReceipt, privacyTexts as texts } from '../../../views/privacy/privacy.texts';
import { unavailable } from '../http-error';
import { hrefLoginAgain, hrefMyData } from '../hrefs';
import { paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { fieldsOf } from '../routing/read-form';

const consentsAtOnce = 8;

interface PrivacyPagesParts {
  readonly makeCopy: Pick<MakeCopy, 'run' | 'titles'>;
  readonly askDeletion: Pick<AskDeletion, 'ask' | 'withdraw'>;
  readonly requests: Pick<DeletionRequests, 'find'>;
  readonly consents: Pick<ConsentRepository, 'find'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly side: Pick<ProfileSide, 'read'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface PrivacyPageState {
  readonly status?: number;
  readonly hasError?: boolean;
  readonly notice?: MyDataPageProps['notice'];
}

export class PrivacyPages {
  constructor(private readonly parts: PrivacyPagesParts) {}

  readonly show = async (req: Request): Promise<PageAnswer<typeof MyDataPage>> => {
    const notice = noticeOf(req.query['done']);
    return this.render(req, notice ? { notice } : {});
  };

  /** Without a fresh code the guest signs in again and returns to the page with the button (A8). */
  readonly export = async (req: Request, res: Response): Promise<PageAnswer<typeof MyDataPage> | void> => {
    if (!this.isFresh(req)) return res.redirect(302, hrefLoginAgain(paths.account.data));
    const outcome = await this.parts.makeCopy.run(guestOf(req).contactId);
    if (outcome.kind === 'incomplete') {
      res.set('Retry-After', '60');
      return this.render(req, {
        status: 503,
        notice: { tone: 'error', text: texts.copy.incomplete(outcome.missing) },
      });
    }
    const day = todayIn(this.parts.officeTimeZone, this.parts.clock.now());
    res
      .set('Cache-Control', 'private, no-store')
      .type('json')
      .attachment(`my-data-${day}.json`)
      .send(copyText(outcome.file));
  };

  readonly ask = async (req: Request, res: Response): Promise<PageAnswer<typeof MyDataPage> | void> => {
    const { understood } = fieldsOf(req.body);
    if (understood !== '1') return this.render(req, { status: 422, hasError: true });
    const outcome = await this.parts.askDeletion.ask(await this.guestOf(req));
    if (outcome.kind !== 'too-many') return this.leadBack(res, outcome);
    res.set('Retry-After', String(outcome.retryAfterSeconds));
    return this.render(req, { status: 429, notice: { tone: 'error', text: texts.deletion.tooMany } });
  };

  readonly withdraw = async (req: Request, res: Response): Promise<void> => {
    this.leadBack(res, await this.parts.askDeletion.withdraw(await this.guestOf(req)));
  };

  private leadBack(res: Response, { kind, isConfirmed }: DeletionAnswer): void {
    const receipt: DeletionReceipt = isConfirmed || kind === 'known' || kind === 'none' ? kind : `${kind}-unsent`;
    res.redirect(303, hrefMyData({ done: receipt }));
  }

  private async guestOf(req: Request): Promise<Guest> {
    const guest = await this.parts.guests.getGuest(guestOf(req).contactId);
    if (!guest) throw unavailable();
    return guest;
  }

  private isFresh(req: Request): boolean {
    return hasFreshCode(guestOf(req), this.parts.clock.now().getTime());
  }

  private async render(
    req: Request,
    { status = 200, hasError = false, notice }: PrivacyPageState,
  ): Promise<PageAnswer<typeof MyDataPage>> {
    const { contactId } = guestOf(req);
    const warn = (error: unknown) => req.log.warn({ err: error }, 'a part of a guest’s data could not be read');
    const [requests, consents, { side }] = await Promise.all([
      readIsolatedSection(this.parts.requests.find(contactId), warn),
      readIsolatedSection(this.parts.consents.find(contactId), warn),
      this.parts.side.read(req),
    ]);
    const props: Omit<MyDataPageProps, 'frame'> = {
      side,
      chapters: this.parts.makeCopy.titles,
      hrefs: {
        page: paths.account.data,
        export: paths.account.dataExport,
        ask: paths.account.deletion,
        withdraw: paths.account.deletionWithdrawal,
        confirm: hrefLoginAgain(paths.account.data),
      },
      isFresh: this.isFresh(req),
      deletion: requests.kind === 'ready' ? this.toRequestViews(requests.value, hasError) : { kind: 'failed' },
      consents: consents.kind === 'ready' ? this.toConsentViews(consents.value) : { kind: 'failed' },
      ...(notice ? { notice } : {}),
    };
    return { status, props };
  }

  private toRequestViews(requests: readonly DeletionRequest[], hasError: boolean): DeletionView {
    const open = requests.find(({ state }) => state === 'open');
    return {
      kind: 'ready',
      hasError,
      ...(open ? { open: { requestedOn: this.day(open.askedAt) } } : {}),
      earlier: requests.flatMap(({ askedAt, state, settledAt }) =>
        state === 'open'
          ? []
          : [{ requestedOn: this.day(askedAt), state, ...(settledAt ? { settledOn: this.day(settledAt) } : {}) }],
      ),
    };
  }

  private toConsentViews(records: readonly ConsentRecord[]): MyDataPageProps['consents'] {
    const views = records.map(({ isGiven, wording, source, givenAt }): ConsentView => ({
      isGiven,
      wording,
      isOnSite: source === 'site',
      day: this.day(givenAt),
    }));
    return { kind: 'ready', latest: views.slice(0, consentsAtOnce), earlier: views.slice(consentsAtOnce) };
  }

  private day(at: Date): ConsentView['day'] {
    return { text: formatLongDate(todayIn(this.parts.officeTimeZone, at)), dateTime: at.toISOString() };
  }
}

function noticeOf(receiptName: unknown): MyDataPageProps['notice'] {
  if (typeof receiptName !== 'string' || !Object.hasOwn(texts.receipts, receiptName)) return undefined;
  const receipt = receiptName as DeletionReceipt;
  return { tone: receipt === 'known' || receipt === 'none' ? 'info' : 'success', text: texts.receipts[receipt] };
}
