import type { Request, Response } from 'express';
import { atLeast } from '../../core/party/access-matrix';
import type { PartyView } from '../../core/party/party-view';
import { maxAttachmentBytes, maxAttachments } from '../../core/requests/attachment';
import type { AskRequest, AskRequestOutcome } from '../../core/requests/ask-request';
import type { GivenFile } from '../../core/requests/check-attachments';
import {
  kindNames,
  maxMessageLength,
  type RequestKind,
  requestKinds,
  type TripRequest,
} from '../../core/requests/trip-request';
import type { TripRequests } from '../../core/requests/trip-requests.port';
import type { Clock } from '../../core/shared/clock.port';
import { callTimeField } from '../../core/leads/call-times';
import type { LeadForms } from '../../core/leads/lead-forms.port';
import { momentText } from '../../core/shared/moment-text';
import { todayIn } from '../../core/shared/plain-date';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import { isStillAhead } from '../../core/trips/trip-order';
import type { RequestsPage, RequestsPageProps } from '../../../views/requests/RequestsPage';
import type { AdviceView } from '../../../views/requests/RequestAdvice';
import type { RequestView } from '../../../views/requests/RequestThread';
import { requestsTexts as texts } from '../../../views/requests/requests.texts';
import type { TripLinkView } from '../../../views/trips/TripLinks';
import { HttpError, notFound } from '../http-error';
import { hrefRequestFile, hrefRequests } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { TripLink } from '../party/trip-links';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { formLine, readForm } from '../routing/read-form';
import { readUploads } from '../routing/read-uploads';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { guestOf } from '../session/guest-of';
import { tripNotFoundText } from '../trips/trip-not-found';
import type { BeforeAsking } from './before-asking';
import { messageViews } from './message-views';
import { sendFile } from './send-file';

const formSchema = Joi.object({
  intent: Joi.string().valid('ask', 'reply').required(),
  requestKey: formLine(80),
  request: formLine(80),
  kind: formLine(20),
  text: formLine(maxMessageLength * 4),
  draft: formLine(80),
});

const callBackForm = 'call-back';

const querySchema = Joi.object({ done: formLine(20), kind: formLine(20), chosen: formLine(40) });
const fileSchema = Joi.object({ file: formLine(80) });

/** One file more than allowed is read, so that too many can be detected. */
const filesOfForm = { field: 'files', maxBytes: maxAttachmentBytes, maxFiles: maxAttachments + 1 };
const tooLarge = { kind: 'invalid', errors: { files: 'too-large' } } as const;
const textMistakes = { missing: texts.empty, 'too-long': texts.tooLong(maxMessageLength) } as const;

/** A map, because the key comes from the address. */
const receipts: ReadonlyMap<string, string> = new Map(Object.entries(texts.receipts));

/** Offered only while the trip is still ahead. */
const changeKinds: ReadonlySet<RequestKind> = new Set(['name', 'move', 'cancel']);

interface RequestsPagesParts {
  readonly trips: PartyTrips;
  readonly requests: Pick<TripRequests, 'find' | 'findFile'>;
  readonly ask: AskRequest;
  readonly advice: Pick<BeforeAsking, 'of'>;
  readonly random: Pick<SecureRandom, 'token'>;
  readonly forms: Pick<LeadForms, 'getForm'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface FormState {
  readonly values?: RequestsPageProps['values'];
  readonly reply?: { readonly requestId: string; readonly text: string };
  readonly draft?: string;
  readonly errors?: RequestsPageProps['errors'];
  readonly notice?: NonNullable<RequestsPageProps['notice']>;
  readonly advice?: AdviceView;
}

/** Shows the requests of a person about a trip; each person sees only their own. */
export class RequestsPages implements TripLink {
  readonly order = 30;

  constructor(private readonly parts: RequestsPagesParts) {}

  async of(view: PartyView): Promise<TripLinkView | undefined> {
    if (!atLeast(view.ofTrip('requests'), 'change')) return undefined;
    const { reservationId } = view.trip;
    const tripRequests = await this.parts.requests.find({ reservationId, contactId: view.contactId });
    const open = tripRequests.filter(({ state }) => state !== 'closed').length;
    return {
      label: texts.title,
      href: hrefRequests(reservationId),
      ...(open > 0 ? { note: texts.link(open) } : {}),
    };
  }

  readonly show = async (req: Request): Promise<PageAnswer<typeof RequestsPage>> => {
    const query = readForm(querySchema, req.query);
    const text = receipts.get(query.done);
    const notice = text === undefined ? {} : { notice: { tone: 'success', text } as const };
    const view = await this.open(req);
    const asked = kindOf(query.kind);
    const kind = asked && changeKinds.has(asked) && !this.isStillAhead(view) ? undefined : asked;
    const { advice, text: draftText } = await this.parts.advice.of(view, { kind, chosenId: query.chosen }, req.log);
    return {
      props: await this.props(req, view, {
        ...notice,
        ...(advice ? { advice } : {}),
        values: { kind: kind ?? '', text: draftText },
        // A text that is prefilled for another kind or sailing must not be replaced by what was typed for the first.
        draft: `${kind ?? ''}${draftText === '' ? '' : query.chosen}`,
      }),
    };
  };

  readonly send = async (req: Request, res: Response): Promise<PageAnswer<typeof RequestsPage> | void> => {
    const { fields, files, isTooLarge } = await readUploads(req, filesOfForm);
    req.body = fields;
    const view = await this.open(req);
    const form = readForm(formSchema, fields);
    const outcome = isTooLarge ? tooLarge : await this.store(req, view, { ...form, files });
    if (outcome.kind === 'stored')
      return res.redirect(
        303,
        hrefRequests(view.trip.reservationId, { done: form.intent === 'ask' ? 'asked' : 'replied' }),
      );
    if (outcome.kind === 'not-allowed') throw notFound();
    const { advice } = await this.parts.advice.of(view, { kind: kindOf(form.kind), chosenId: '' }, req.log);
    const formState =
      form.intent === 'ask'
        ? { ...shownOf(outcome, files), ...(advice ? { advice } : {}), values: form }
        : { ...noticeOf(outcome), ...replyOf(outcome, form) };
    return { status: 422, props: await this.props(req, view, { ...formState, draft: form.draft }) };
  };

  readonly file = async (req: Request, res: Response): Promise<void> => {
    const { contactId } = await this.open(req);
    const { file: attachmentId } = readForm(fileSchema, req.query);
    const file = await this.parts.requests.findFile({ contactId, attachmentId });
    if (!file) throw notFound();
    sendFile(res, file);
  };

  private store(
    req: Request,
    view: PartyView,
    form: ValueOf<typeof formSchema> & { readonly files: readonly GivenFile[] },
  ): Promise<AskRequestOutcome> {
    const { firstName, lastName } = guestOf(req);
    const values = { ...form, author: `${firstName} ${lastName}`.trim() };
    return form.intent === 'ask'
      ? this.parts.ask.run(view, values)
      : this.parts.ask.reply(view, { ...values, requestId: form.request });
  }

  private async open(req: Request): Promise<PartyView> {
    const view = await this.parts.trips.open(req);
    if (!atLeast(view.ofTrip('requests'), 'change'))
      throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(view.trip.reservationId));
    return view;
  }

  private async props(req: Request, view: PartyView, formState: FormState): Promise<Omit<RequestsPageProps, 'frame'>> {
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
      draft: formState.draft ?? '',
      ...this.hours(),
      requestKey: this.parts.random.token(),
      kinds: requestKinds
        .filter((value) => this.isStillAhead(view) || !changeKinds.has(value))
        .map((value) => ({ value, label: kindNames[value] })),
      ...(formState.advice ? { advice: formState.advice } : {}),
      adviceLinks: this.adviceLinks(view),
      values: formState.values ?? { kind: '', text: '' },
      errors: formState.errors ?? {},
      maxLength: maxMessageLength,
      requests: requests.map((request) => ({
        ...this.toView(request),
        ...(formState.reply?.requestId === request.requestId ? { typedReply: formState.reply.text } : {}),
      })),
      ...(formState.notice ? { notice: formState.notice } : {}),
    };
  }

  private adviceLinks(view: PartyView): RequestsPageProps['adviceLinks'] {
    if (!this.isStillAhead(view)) return [];
    const links = texts.advice.links;
    const kinds = [
      ...(atLeast(view.ofTrip('money'), 'change') ? (['cancel', 'move'] as const) : []),
      ...(atLeast(view.ofTrip('names'), 'see') ? (['name'] as const) : []),
    ];
    const { reservationId } = view.trip;
    return kinds.map((kind) => ({ label: links[kind], href: `${hrefRequests(reservationId, { kind })}#advice` }));
  }

  private isStillAhead({ trip }: PartyView): boolean {
    return isStillAhead(trip, todayIn(this.parts.officeTimeZone, this.parts.clock.now()));
  }

  /** The hours that the form for a call states; absent where the line has no such form. */
  private hours(): Pick<RequestsPageProps, 'hours'> {
    const fields = this.parts.forms.getForm(callBackForm)?.fields ?? [];
    const hint = fields.find(({ name }) => name === callTimeField)?.hint;
    return hint === undefined ? {} : { hours: hint };
  }

  private toView({
    requestId,
    reservationId,
    kind,
    state,
    owner,
    replyBy,
    deliveredAt,
    messages,
  }: TripRequest): RequestView {
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
      messages: messageViews(messages, {
        timeZone: zone,
        fileHref: (attachmentId) => hrefRequestFile(reservationId, attachmentId),
      }),
    };
  }
}

const kindOf = (kindText: unknown): RequestKind | undefined => requestKinds.find((one) => one === kindText);

type Refusal = Exclude<AskRequestOutcome, { kind: 'stored' | 'not-allowed' }>;

function shownOf(outcome: Refusal, sentFiles: readonly unknown[]): FormState {
  if (outcome.kind !== 'invalid') return noticeOf(outcome);
  const { kind, text, files } = outcome.errors;
  const again = sentFiles.length > 0 ? texts.files.again : undefined;
  const aboutFiles = files ? texts.files.mistakes[files] : again;
  return {
    errors: {
      ...(kind ? { kind: texts.noKind } : {}),
      ...(text ? { text: textMistakes[text] } : {}),
      ...(aboutFiles === undefined ? {} : { files: aboutFiles }),
    },
  };
}

/** A reply to a request that is closed by now becomes the text of a new request, which its notice asks for. */
const replyOf = (
  outcome: Refusal,
  { request, text }: { readonly request: string; readonly text: string },
): Pick<FormState, 'reply' | 'values'> =>
  outcome.kind === 'closed' ? { values: { kind: '', text } } : { reply: { requestId: request, text } };

/** A reply's form is collapsed within its thread, so that its mistakes are reported at the top of the page. */
function noticeOf(outcome: Refusal): FormState {
  switch (outcome.kind) {
    case 'invalid': {
      const { text, files } = outcome.errors;
      const mistake = files ? texts.files.mistakes[files] : textMistakes[text ?? 'missing'];
      return { notice: { tone: 'error', text: mistake } };
    }
    case 'too-many':
      return { notice: { tone: 'error', text: texts.tooMany } };
    case 'closed':
      return { notice: { tone: 'error', text: texts.closed } };
  }
}
