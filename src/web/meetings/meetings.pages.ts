import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { ArrangeMeeting, ArrangeOutcome } from '../../core/meetings/arrange-meeting';
import type { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { invitationFile, type MeetingNews } from '../../core/meetings/meeting-message';
import type {
  SchedulerAccess,
  OpenMeetingScheduler,
  OpenedScheduler,
} from '../../core/meetings/open-meeting-scheduler';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import type { Clock } from '../../core/shared/clock.port';
import { unlessUnavailable } from '../../core/shared/unavailable';
import type { Consultant } from '../../core/meetings/consultant';
import type { MeetingProblem } from '../../../views/meetings/meeting-scheduler-props';
import type { MeetingPage, MeetingPageProps } from '../../../views/meetings/MeetingPage';
import { meetingsTexts as texts } from '../../../views/meetings/meetings.texts';
import { notFound } from '../http-error';
import { hrefContactUs, hrefLogin, hrefScheduleMeeting } from '../hrefs';
import { paths } from '../paths';
import { toConsultant } from '../profile/consultant-view';
import type { PageAnswer } from '../rendering/page-answer';
import { signedInGuest } from '../session/guest-of';
import { visitorAddress } from '../visitor-address';
import { toArrangeError, tooOften } from './meeting-errors';
import { problemIn } from './meeting-views';
import { type MeetingQuery, readMeetingQuery } from './meeting-query';
import { toSchedulerView } from './scheduler-view';

interface MeetingsPagesParts {
  readonly scheduler: Pick<OpenMeetingScheduler, 'run'>;
  readonly arrange: ArrangeMeeting;
  readonly calendar: Pick<ConsultantCalendar, 'findAppointments'>;
  readonly clock: Clock;
  readonly supportEmail: string;
  readonly lineName: string;
  readonly addressOf: (opportunityId: string) => string;
}

/** Milliseconds for all sequential reads of the page, which must be complete within three seconds (reliability E2). */
const pageMs = 2_500;

interface MeetingContent {
  readonly scheduler: OpenedScheduler;
  readonly waitMs?: number;
  readonly query: MeetingQuery;
  readonly status?: number;
  readonly problem?: MeetingProblem;
}

export class MeetingsPages {
  constructor(private readonly parts: MeetingsPagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof MeetingPage>> => {
    const query = readMeetingQuery(req.query);
    const until = performance.now() + pageMs;
    const section = await readIsolatedSection(
      this.find(req, query),
      warnOf(req, 'a consultant’s scheduler could not be opened'),
      pageMs,
    );
    if (section.kind === 'failed') {
      guard(res);
      return { props: { away: { retryHref: hrefScheduleMeeting(query.id) } } };
    }
    const scheduler = admit(res, section.value);
    return scheduler ? this.renderPage(req, { scheduler, query, waitMs: until - performance.now() }) : noAccess;
  };

  readonly arrange = async (req: Request, res: Response): Promise<PageAnswer<typeof MeetingPage> | void> => {
    const query = readMeetingQuery(req.body);
    const scheduler = await this.open(req, res, query);
    if (!scheduler) return noAccess;
    if (query.move !== '' && scheduler.kind !== 'owner')
      return res.redirect(303, hrefLogin(hrefScheduleMeeting(scheduler.opportunityId)));
    const problem = problemIn(query);
    if (problem) return this.renderPage(req, { scheduler, query, problem, status: 422 });
    const outcome = await this.carryOut({
      scheduler,
      query,
      start: new Date(query.at ?? 0),
      address: visitorAddress(req),
    }).catch(unlessUnavailable);
    // Nothing was booked, and the input is preserved (D8).
    if (!outcome) {
      res.set('Retry-After', '5');
      const message = `${texts.failed} ${texts.reference(String(req.id))}`;
      return this.renderPage(req, { scheduler, query, problem: { message }, status: 503 });
    }
    return this.showOutcome(req, res, { scheduler, query, outcome, news: query.move === '' ? 'booked' : 'moved' });
  };

  readonly cancel = async (req: Request, res: Response): Promise<PageAnswer<typeof MeetingPage> | void> => {
    const query = readMeetingQuery(req.body);
    const scheduler = await this.open(req, res, query);
    if (!scheduler) return noAccess;
    if (scheduler.kind !== 'owner') return res.redirect(303, hrefLogin(hrefScheduleMeeting(scheduler.opportunityId)));
    const outcome = await this.parts.arrange.cancel({
      scheduler,
      timeZone: query.timeZone,
      appointmentId: query.appointment,
    });
    return this.showOutcome(req, res, { scheduler, query, outcome, news: 'canceled' });
  };

  /** The ids of the appointment and of its opportunity grant access to the file, so they are unguessable. */
  readonly invitation = async (req: Request, res: Response): Promise<void> => {
    const query = readMeetingQuery(req.query);
    const { id, appointment: appointmentId } = query;
    const scheduler = await this.find(req, query);
    if (scheduler.kind === 'too-often') throw tooOften(scheduler.retryAfterSeconds);
    const { clock, lineName, addressOf } = this.parts;
    if (scheduler.kind === 'no-access' || !scheduler.consultant) throw notFound();
    const appointment = (await this.parts.calendar.findAppointments(scheduler.guest.contactId)).find(
      (one) => one.appointmentId === appointmentId,
    );
    if (!appointment) throw notFound();
    const guest = scheduler.kind === 'owner' ? scheduler.guest : { firstName: scheduler.guest.firstName, lastName: '' };
    const file = invitationFile({
      appointment,
      guest,
      consultant: scheduler.consultant,
      url: addressOf(id),
      lineName,
      now: clock.now(),
    });
    res
      .set({ 'Content-Type': file.contentType, 'Cache-Control': 'private, no-store' })
      .attachment(file.name)
      .set('Content-Type', file.contentType)
      .send(file.content);
  };

  private find(req: Request, { id }: MeetingQuery): Promise<SchedulerAccess> {
    return this.parts.scheduler.run({
      opportunityId: id,
      contactId: signedInGuest(req)?.contactId,
      address: visitorAddress(req),
    });
  }

  private async open(req: Request, res: Response, query: MeetingQuery): Promise<OpenedScheduler | undefined> {
    return admit(res, await this.find(req, query));
  }

  private carryOut({
    scheduler,
    query,
    start,
    address,
  }: {
    readonly scheduler: OpenedScheduler;
    readonly query: MeetingQuery;
    readonly start: Date;
    readonly address: string;
  }): Promise<ArrangeOutcome> {
    const { timeZone, move, purpose, notes } = query;
    if (move !== '') return this.parts.arrange.move({ scheduler, address, timeZone, appointmentId: move, start });
    // The key consists of the form's key and the time, because the same form with another time is another appointment.
    const key = `${query.key === '' ? randomUUID() : query.key}.${start.getTime()}`;
    return this.parts.arrange.book({
      scheduler,
      address,
      timeZone,
      start,
      way: query.way,
      purpose,
      notes,
      key,
    });
  }

  private async showOutcome(
    req: Request,
    res: Response,
    {
      scheduler,
      query,
      outcome,
      news,
    }: MeetingContent & { readonly outcome: ArrangeOutcome; readonly news: MeetingNews },
  ): Promise<PageAnswer<typeof MeetingPage> | void> {
    switch (outcome.kind) {
      case 'arranged':
      case 'unchanged':
        return res.redirect(
          303,
          hrefScheduleMeeting(scheduler.opportunityId, {
            zone: query.isZoneChosen ? query.timeZone : undefined,
            done: outcome.appointment.appointmentId,
            news,
            notified: outcome.kind === 'arranged' ? (outcome.isNotified ? 'yes' : 'no') : undefined,
          }),
        );
      case 'taken':
        return this.renderPage(req, {
          scheduler,
          query,
          status: 409,
          problem: { message: texts.taken, isTaken: true },
        });
      case 'full':
        return this.renderPage(req, { scheduler, query, status: 409, problem: { message: texts.full } });
      case 'over':
        return this.renderPage(req, { scheduler, query, status: 409, problem: { message: texts.over } });
      case 'not-found':
        return noAccess;
      case 'key-reused':
      case 'too-often':
        throw toArrangeError(outcome);
    }
  }

  private async renderPage(req: Request, pageContent: MeetingContent): Promise<PageAnswer<typeof MeetingPage>> {
    const { scheduler, status = 200 } = pageContent;
    const { consultant } = scheduler;
    const props: Omit<MeetingPageProps, 'frame'> = consultant
      ? await this.schedulerProps(req, { ...pageContent, consultant })
      : { greeting: scheduler.guest.firstName, supportEmail: this.parts.supportEmail };
    return { status, props };
  }

  private async schedulerProps(
    req: Request,
    pageContent: MeetingContent & { readonly consultant: Consultant },
  ): Promise<Omit<MeetingPageProps, 'frame'>> {
    const { scheduler, query, consultant, waitMs } = pageContent;
    const [times, appointments] = await Promise.all([
      readIsolatedSection(this.parts.arrange.findTimes(scheduler), warnOf(req, 'free times could not be read'), waitMs),
      readIsolatedSection(
        this.parts.calendar.findAppointments(scheduler.guest.contactId),
        warnOf(req, 'appointments could not be read'),
        waitMs,
      ),
    ]);
    const view = toConsultant(scheduler.guest);
    return {
      greeting: scheduler.guest.firstName,
      retryHref: hrefScheduleMeeting(query.id),
      ...(view && {
        panel: {
          consultant: view,
          supportEmail: this.parts.supportEmail,
          scheduleHref: '#scheduler',
          contactHref: hrefContactUs('meeting'),
          ...(scheduler.kind === 'owner' ? { backHref: paths.trips.list } : {}),
        },
      }),
      ...(times.kind === 'ready' && {
        scheduler: toSchedulerView({
          ...pageContent,
          consultant,
          times: times.value.map(({ start }) => start.getTime()),
          appointments,
          now: this.parts.clock.now(),
        }),
      }),
    };
  }
}

/** The page's address grants access, so other sites must not receive it as a referrer. */
const guard = (res: Response): Response => res.set('Referrer-Policy', 'same-origin');

function admit(res: Response, scheduler: SchedulerAccess): OpenedScheduler | undefined {
  guard(res);
  if (scheduler.kind === 'too-often') throw tooOften(scheduler.retryAfterSeconds);
  return scheduler.kind === 'no-access' ? undefined : scheduler;
}

const noAccess: PageAnswer<typeof MeetingPage> = { status: 404, props: {} };

const warnOf = (req: Request, message: string) => (error: unknown) => req.log.warn({ err: error }, message);
