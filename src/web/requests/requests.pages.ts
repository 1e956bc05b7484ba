import type { Request, Response } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import type { AskRequest, AskRequestOutcome } from '../../core/requests/ask-request';
import { kindNames, maxMessageLength, requestKinds, type TripRequest } from '../../core/requests/trip-request';
import type { TripRequests } from '../../core/requests/trip-requests.port';
import type { Clock } from '../../core/shared/clock.port';
import { callTimeField } from '../../core/leads/call-times';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import { momentText } from '../../core/shared/moment-text';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { RequestsPage, RequestsPageProps } from '../../../views/requests/RequestsPage';
import type { RequestView } from '../../../views/requests/RequestThread';
import { requestsTexts as texts } from '../../../views/requests/requests.texts';
import type { TripLinkView } from '../../../views/trips/TripLinks';
import { HttpError, notFound } from '../http-error';
import { hrefRequests } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { TripLink } from '../party/trip-links';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { guestOf } from '../sign-in/guest-of';
import { tripNotFoundText } from '../trips/trip-not-found';
import { messageViews } from './message-views';

const formSchema = Joi.object({
  intent: Joi.string().valid('ask', 'reply').required(),
  requestKey: formLine(80),
  request: formLine(80),
  kind: formLine(20),
  text: formLine(maxMessageLength * 4),
});

const callBackForm = 'call-back';

/** A map, because the key comes from the address. */
const receipts: ReadonlyMap<string, string> = new Map(Object.entries(texts.receipts));

interface RequestsPagesParts {
  readonly trips: PartyTrips;
  readonly requests: Pick<TripRequests, 'find'>;
  readonly ask: AskRequest;
  readonly random: Pick<SecureRandom, 'token'>;
  readonly forms: Pick<LeadForms, 'getForm'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface FormState {
  readonly typed?: RequestsPageProps['typed'];
  readonly errors?: RequestsPageProps['errors'];
  readonly notice?: NonNullable<RequestsPageProps['notice']>;
}

/** Requests of a person about a trip; each person sees their own alone. */
export class RequestsPages implements TripLink {
  readonly order = 30;

  constructor(private readonly parts: RequestsPagesParts) {}

  async of(view: PartyView): Promise<TripLinkView | undefined> {
    if (!atLeast(view.ofTrip('requests'), 'change')) return undefined;
    const { reservationId } = view.trip;
    const found = await this.parts.requests.find({ reservationId, contactId: view.contactId });
    const open = found.filter(({ state }) => state !== 'closed').length;
    return {
      label: texts.title,
      href: hrefRequests(reservationId),
      ...(open > 0 ? { note: texts.link(open) } : {}),
    };
  }

  readonly show = async (req: Request): Promise<PageAnswer<typeof RequestsPage>> => {
    const text = receipts.get(String(req.query['done']));
    const notice = text === undefined ? {} : { notice: { tone: 'success', text } as const };
    const kind = requestKinds.find((one) => one === req.query['kind']) ?? '';
    return { props: await this.props(req, await this.open(req), { ...notice, typed: { kind, text: '' } }) };
  };

  readonly send = async (req: Request, res: Response): Promise<PageAnswer<typeof RequestsPage> | void> => {
    const view = await this.open(req);
    const form = readForm(formSchema, req.body);
    const { firstName, lastName } = guestOf(req);
    const typed = { ...form, author: `${firstName} ${lastName}`.trim() };
    const outcome =
      form.intent === 'ask'
        ? await this.parts.ask.run(view, typed)
        : await this.parts.ask.reply(view, { ...typed, requestId: form.request });
    if (outcome.kind === 'stored')
      return res.redirect(
        303,
        hrefRequests(view.trip.reservationId, { done: form.intent === 'ask' ? 'asked' : 'replied' }),
      );
    if (outcome.kind === 'not-allowed') throw notFound();
    return { status: 422, props: await this.props(req, view, { ...shownOf(outcome), typed }) };
  };

  private async open(req: Request): Promise<PartyView> {
    const view = await this.parts.trips.open(req);
    if (!atLeast(view.ofTrip('requests'), 'change'))
      throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(view.trip.reservationId));
    return view;
  }

  private async props(req: Request, view: PartyView, shown: FormState): Promise<Omit<RequestsPageProps, 'frame'>> {
    const { reservationId } = view.trip;
    const { contactId } = view;
    const [frame, requests] = await Promise.all([
      this.parts.trips.frame(req, view),
      this.parts.requests.find({ reservationId, contactId }),
    ]);
    return {
      ...frame,
      action: paths.requests.list,
      reservationId,
      ...this.hours(),
      requestKey: this.parts.random.token(),
      kinds: requestKinds.map((value) => ({ value, label: kindNames[value] })),
      typed: shown.typed ?? { kind: '', text: '' },
      errors: shown.errors ?? {},
      maxLength: maxMessageLength,
      requests: requests.map((request) => this.toView(request)),
      ...(shown.notice ? { notice: shown.notice } : {}),
    };
  }

  /** As the form that asks for a call says it; a line without that form says nothing. */
  private hours(): Pick<RequestsPageProps, 'hours'> {
    const fields = this.parts.forms.getForm(callBackForm)?.fields ?? [];
    const hint = fields.find(({ name }) => name === callTimeField)?.hint;
    return hint === undefined ? {} : { hours: hint };
  }

  private toView({ requestId, kind, state, owner, replyBy, deliveredAt, messages }: TripRequest): RequestView {
    const { clock, officeTimeZone: zone } = this.parts;
    const by = momentText(replyBy, zone);
    const isOverdue = state === 'sent' && replyBy < clock.now();
    return {
      requestId,
      kind: kindNames[kind],
      state: state === 'sent' ? texts.state[isOverdue ? 'overdue' : 'sent'](by) : texts.state[state],
      owner: owner === undefined ? texts.noOwner : texts.owner(owner),
      isWaiting: deliveredAt === undefined,
      mayReply: state !== 'closed',
      messages: messageViews(messages, zone),
    };
  }
}

function shownOf(outcome: Exclude<AskRequestOutcome, { kind: 'stored' | 'not-allowed' }>): FormState {
  switch (outcome.kind) {
    case 'invalid': {
      const { kind, text } = outcome.errors;
      return {
        errors: {
          ...(kind ? { kind: texts.noKind } : {}),
          ...(text ? { text: text === 'missing' ? texts.empty : texts.tooLong(maxMessageLength) } : {}),
        },
      };
    }
    case 'too-many':
      return { notice: { tone: 'error', text: texts.tooMany } };
    case 'closed':
      return { notice: { tone: 'error', text: texts.closed } };
  }
}
