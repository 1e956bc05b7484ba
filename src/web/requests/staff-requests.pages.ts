import type { Request, Response } from 'express';
import { atLeast, staffMatrix } from '../../core/party/access-matrix';
import { ServeRequest, type ServeRequestOutcome, staffSteps } from '../../core/requests/serve-request';
import type { StaffMember } from '../../core/requests/staff-members.port';
import {
  maxListed,
  type OpenedRequest,
  type StaffRequest,
  type StaffRequests,
  staffStates,
} from '../../core/requests/staff-requests.port';
import { kindNames, maxMessageLength } from '../../core/requests/trip-request';
import type { Clock } from '../../core/shared/clock.port';
import { momentText } from '../../core/shared/moment-text';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { StaffRequestPage, StaffRequestPageProps } from '../../../views/requests/StaffRequestPage';
import type { StaffRequestsPage } from '../../../views/requests/StaffRequestsPage';
import { staffTexts as texts } from '../../../views/requests/staff.texts';
import { notFound } from '../http-error';
import { hrefLoginAgain, hrefStaffFile, hrefStaffPreparation, hrefStaffRequest, hrefStaffRequests } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { messageViews } from './message-views';
import { sendFile } from './send-file';
import type { StaffAccess } from './staff-access';

const listSchema = Joi.object({ state: formLine(20), reservationId: formLine(40) });
const requestSchema = Joi.object({ request: formLine(80), done: formLine(20) });
const fileSchema = Joi.object({ request: formLine(80), file: formLine(80) });
const formSchema = Joi.object({
  step: Joi.string()
    .valid(...staffSteps)
    .required(),
  request: formLine(80),
  requestKey: formLine(80),
  text: formLine(maxMessageLength * 4),
});

/** A map, because the key comes from the address. */
const receipts: ReadonlyMap<string, string> = new Map(Object.entries(texts.receipts));

interface StaffRequestsPagesParts {
  readonly access: StaffAccess;
  /** Absent where staff answer in a CRM of their own. */
  readonly requests: StaffRequests | undefined;
  readonly random: Pick<SecureRandom, 'token'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface OpenStaff {
  readonly member: StaffMember;
  readonly requests: StaffRequests;
}

type ShownForm = Pick<StaffRequestPageProps, 'typedText' | 'error' | 'notice'>;

/** Guests' requests for the line's staff. For a person without a role these pages do not exist. */
export class StaffRequestsPages {
  constructor(private readonly parts: StaffRequestsPagesParts) {}

  readonly list = async (req: Request, res: Response): Promise<PageAnswer<typeof StaffRequestsPage> | void> => {
    const { requests } = await this.open(req);
    if (this.parts.access.isCodeOld(req)) return res.redirect(302, hrefLoginAgain(req.originalUrl));
    const query = readForm(listSchema, req.query);
    const state = staffStates.find((one) => one === query.state) ?? 'waiting';
    const reservationId = query.reservationId.trim();
    const foundRequests = await requests.find({ state, ...(reservationId === '' ? {} : { reservationId }) });
    return {
      props: {
        action: paths.staff.requests,
        preparationHref: hrefStaffPreparation(reservationId === '' ? undefined : reservationId),
        state,
        reservationId,
        tabs: staffStates.map((one) => ({
          href: hrefStaffRequests({ state: one, ...(reservationId === '' ? {} : { reservationId }) }),
          label: texts.states[one],
          isCurrent: one === state,
        })),
        requests: foundRequests.map((request) => ({
          ...this.headOf(request),
          href: hrefStaffRequest(request.requestId),
        })),
        hasMore: foundRequests.length === maxListed,
      },
    };
  };

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof StaffRequestPage> | void> => {
    const staff = await this.open(req);
    if (this.parts.access.isCodeOld(req)) return res.redirect(302, hrefLoginAgain(req.originalUrl));
    const { request, done } = readForm(requestSchema, req.query);
    const text = receipts.get(done);
    return { props: await this.props(staff, request, text === undefined ? {} : { notice: { tone: 'success', text } }) };
  };

  readonly serve = async (req: Request, res: Response): Promise<PageAnswer<typeof StaffRequestPage> | void> => {
    const staff = await this.open(req);
    const form = readForm(formSchema, req.body);
    if (this.parts.access.isCodeOld(req)) return res.redirect(303, hrefLoginAgain(hrefStaffRequest(form.request)));
    const outcome = await new ServeRequest(staff.requests).run(staff.member, {
      ...form,
      requestId: form.request,
      formKey: form.requestKey,
    });
    if (outcome.kind === 'done') return res.redirect(303, hrefStaffRequest(form.request, { done: form.step }));
    if (outcome.kind === 'not-allowed') throw notFound();
    return { status: 422, props: await this.props(staff, form.request, { ...shownOf(outcome), typedText: form.text }) };
  };

  readonly file = async (req: Request, res: Response): Promise<void> => {
    const { requests, member } = await this.open(req);
    if (this.parts.access.isCodeOld(req)) return res.redirect(302, hrefLoginAgain(req.originalUrl));
    const { request: requestId, file: attachmentId } = readForm(fileSchema, req.query);
    const file = await requests.readFile({ requestId, attachmentId, member });
    if (!file) throw notFound();
    sendFile(res, file);
  };

  /** @throws HttpError 404 for a person whose role may not see requests */
  private async open(req: Request): Promise<OpenStaff> {
    const { access, requests } = this.parts;
    const member = await access.open(req, 'requests');
    if (!requests) throw notFound();
    return { member, requests };
  }

  private async props(
    { member, requests }: OpenStaff,
    requestId: string,
    shownForm: ShownForm,
  ): Promise<Omit<StaffRequestPageProps, 'frame'>> {
    const request = await requests.read({ requestId, member });
    if (!request) throw notFound();
    const { officeTimeZone: zone } = this.parts;
    const seesReadings = atLeast(staffMatrix[member.role].readings, 'see');
    const readings = seesReadings ? await requests.findReadings(requestId) : [];
    return {
      action: paths.staff.request,
      backHref: hrefStaffRequests({ state: request.state }),
      preparationHref: hrefStaffPreparation(request.reservationId),
      requestId,
      requestKey: this.parts.random.token(),
      maxLength: maxMessageLength,
      ...this.headOf(request),
      ...this.stepsOf(request, member),
      messages: messageViews(request.messages, {
        timeZone: zone,
        fileHref: (attachmentId) => hrefStaffFile(requestId, attachmentId),
      }),
      readings: readings.map(({ reader, readAt, fileId }) =>
        texts.reading({ reader, at: momentText(readAt, zone), isOfFile: fileId !== undefined }),
      ),
      ...shownForm,
    };
  }

  private stepsOf({ state, owner }: OpenedRequest, { name, role }: StaffMember) {
    const isOpen = state !== 'closed' && atLeast(staffMatrix[role].requests, 'change');
    return { isOpen, mayTake: isOpen && owner !== name };
  }

  private headOf({ reservationId, kind, state, owner, replyBy }: StaffRequest) {
    const { clock, officeTimeZone } = this.parts;
    const by = momentText(replyBy, officeTimeZone);
    const isOverdue = state === 'waiting' && replyBy < clock.now();
    return {
      kind: kindNames[kind],
      reservation: texts.reservation(reservationId),
      owner: owner ?? texts.noOwner,
      isOverdue,
      due: state === 'waiting' ? texts[isOverdue ? 'overdue' : 'replyBy'](by) : texts.states[state],
    };
  }
}

function shownOf(outcome: Exclude<ServeRequestOutcome, { kind: 'done' | 'not-allowed' }>): ShownForm {
  if (outcome.kind === 'closed') return { notice: { tone: 'error', text: texts.closed } };
  return { error: outcome.error === 'missing' ? texts.empty : texts.tooLong(maxMessageLength) };
}
