import type { Request, Response } from 'express';
import type { ProveAddress } from '../../core/engine/prove-address';
import { parseSuiteId } from '../../core/reserve/suite-id';
import { parseEmail } from '../../core/shared/email-address';
import { formatMoney } from '../../core/shared/money';
import type { Secrets } from '../../core/shared/secrets.port';
import { readSixDigits } from '../../core/sign-in/six-digits';
import { nameSubject } from '../../core/watches/name-subject';
import type { StartWatch } from '../../core/watches/start-watch';
import { watchProof } from '../../core/watches/watch-message';
import { watchedEvents, type WatchSubject } from '../../core/watches/watch';
import type { Watches } from '../../core/watches/watches.port';
import type { WatchPage, WatchPageProps } from '../../../views/watches/WatchPage';
import { watchTexts as texts } from '../../../views/watches/watch.texts';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import { type BookingVisitors, networkOf } from '../engine/booking-visitors';
import { hrefVoyage, hrefWatchStep } from '../hrefs';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { readSealed } from '../routing/check-input';
import { textFieldsOf } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import type { StopLinks } from './stop-links';

interface WatchPagesParts {
  readonly startWatch: StartWatch;
  readonly proveAddress: ProveAddress;
  readonly visitors: BookingVisitors;
  readonly botChecks: Pick<BotCheckReader, 'proofOf' | 'askPlain'>;
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly stopLinks: StopLinks;
  readonly watches: Pick<Watches, 'find'>;
}

const subjectSchema = Joi.object({ itineraryId: Joi.string().required(), category: Joi.string() }).required();
const taskSchema = Joi.object({
  subject: subjectSchema,
  events: Joi.valid(...watchedEvents).required(),
  email: Joi.string().required(),
});
type WatchTask = ValueOf<typeof taskSchema>;

const begunSchema = Joi.object({
  subject: subjectSchema,
  email: Joi.string().required(),
  ownerId: Joi.string().required(),
});
type BegunWatch = ValueOf<typeof begunSchema>;

type Answer = PageAnswer<typeof WatchPage>;
/** Undefined after a redirect: a page that a post shows cannot be reloaded, nor gone back to. */
type PostAnswer = Answer | undefined;
type Problem = keyof typeof texts.problems;
type Screen = Pick<WatchPageProps, 'step'> & {
  readonly status?: number;
  readonly problem?: Problem;
  readonly error?: { readonly field: 'email' | 'OTP'; readonly problem: Problem };
};

const purpose = 'watch-task';
const outcomePurpose = 'watch-outcome';
const action = 'watch';

/**
 * Starts a watch. While the address is being proved, the page contains the sealed request, so that nothing is stored
 * before.
 */
export class WatchPages {
  constructor(private readonly parts: WatchPagesParts) {}

  readonly form = async (req: Request): Promise<Answer> => {
    const begunWatch = this.begunIn(req.query['outcome']);
    if (begunWatch) return this.showBegun(begunWatch);
    const task = this.taskIn(req.query['task']);
    if (task) return this.show({ step: { kind: 'code', email: task.email } }, task);
    const subject = subjectIn(req.query);
    if (!subject) return this.show({ step: { kind: 'nothing' } });
    return this.show({ step: { kind: 'form', events: 'all', email: '' } }, { subject });
  };

  readonly start = async (req: Request, res: Response): Promise<PostAnswer> => {
    const form = textFieldsOf(req.body);
    const task = this.taskIn(form['task']);
    if (task && form['step'] === 'check') return this.check(req, res, task, form['OTP'] ?? '');
    if (task) return this.send(req, res, task);
    const subject = subjectIn(form);
    if (!subject) return this.show({ step: { kind: 'nothing' }, status: 422 });
    const events = watchedEvents.find((one) => one === form['events']) ?? 'all';
    const typedEmail = (form['email'] ?? '').slice(0, 254);
    const email = parseEmail(typedEmail);
    if (email === undefined)
      return this.show(
        { step: { kind: 'form', events, email: typedEmail }, status: 422, error: { field: 'email', problem: 'email' } },
        { subject },
      );
    const watchRequest = { subject, events, email };
    const isProved = await this.parts.visitors.hasProved(req, res, email);
    return isProved ? this.watch(req, res, watchRequest) : this.send(req, res, watchRequest);
  };

  private async check(req: Request, res: Response, task: WatchTask, typedCode: string): Promise<PostAnswer> {
    const { proveAddress, visitors } = this.parts;
    const { email } = task;
    const code = readSixDigits(typedCode);
    const outcome = await proveAddress.check({ email, browser: visitors.browserOf(req, res), code });
    const step = { kind: 'code', email } as const;
    switch (outcome.kind) {
      case 'proved':
        visitors.rememberProof(req, res, email);
        return this.watch(req, res, task);
      case 'failed':
        return this.show({ step, status: 422, error: { field: 'OTP', problem: 'code' } }, task);
      case 'too-many-attempts':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.show({ step, status: 429, problem: 'tooMany' }, task);
      case 'unavailable':
        return this.unavailable(req, res, task, outcome.cause);
    }
  }

  private async send(req: Request, res: Response, task: WatchTask): Promise<PostAnswer> {
    const { proveAddress, visitors, botChecks } = this.parts;
    const { email } = task;
    const outcome = await proveAddress.send({
      email,
      about: watchProof,
      browser: visitors.browserOf(req, res),
      network: networkOf(req),
      botCheck: botChecks.proofOf(req, action),
    });
    switch (outcome.kind) {
      case 'sent':
        res.redirect(303, hrefWatchStep({ task: this.sealed(task) }));
        return undefined;
      case 'bot-check': {
        const plain = await botChecks.askPlain({ action, isShown: true, isMissed: outcome.isMissed });
        return this.show({ step: { kind: 'bot-check', email, plain }, status: outcome.isMissed ? 422 : 200 }, task);
      }
      case 'wait':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.show({ step: { kind: 'code', email }, status: 429, problem: 'wait' }, task);
      case 'undeliverable':
        return this.showForm(task, { status: 422, problem: 'undeliverable' });
      case 'unavailable':
        return this.unavailable(req, res, task, outcome.cause);
    }
  }

  private async watch(req: Request, res: Response, task: WatchTask): Promise<PostAnswer> {
    const { startWatch, secrets } = this.parts;
    const { subject, email } = task;
    const outcome = await startWatch.run({ ...task, network: networkOf(req) });
    switch (outcome.kind) {
      case 'watching': {
        const begunWatch: BegunWatch = { subject, email, ownerId: outcome.ownerId };
        res.redirect(303, hrefWatchStep({ outcome: secrets.seal(outcomePurpose, JSON.stringify(begunWatch)) }));
        return undefined;
      }
      case 'unknown':
        return this.show({ step: { kind: 'unknown' }, status: 404 });
      case 'full':
        return this.showForm(task, { status: 422, problem: 'full' });
      case 'too-many':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.showForm(task, { status: 429, problem: 'many' });
    }
  }

  private unavailable(req: Request, res: Response, task: WatchTask, cause: unknown): Promise<Answer> {
    req.log.error({ err: cause }, 'a code that proves an address could not be sent or checked');
    res.set('Retry-After', '5');
    return this.showForm(task, { status: 503, problem: 'unavailable' });
  }

  private showForm({ subject, events, email }: WatchTask, screen: Omit<Screen, 'step'>): Promise<Answer> {
    return this.show({ step: { kind: 'form', events, email }, ...screen }, { subject });
  }

  private async show({ step, status = 200, problem, error }: Screen, task: Partial<WatchTask> = {}): Promise<Answer> {
    const { subject } = task;
    const subjectSailing = subject && (await this.parts.startWatch.find(subject));
    const isUnknown = subject !== undefined && !subjectSailing;
    return {
      status: isUnknown ? 404 : status,
      props: {
        action: paths.watches.watch,
        hiddenFields: isUnknown ? {} : this.hiddenOf(task),
        step: isUnknown ? { kind: 'unknown' } : step,
        ...(subjectSailing && {
          subject: {
            name: nameSubject(subjectSailing),
            href: hrefVoyage(subjectSailing.voyage.slug, subjectSailing.sailing.itineraryId),
            now: subjectSailing.figures.fare ? texts.now(formatMoney(subjectSailing.figures.fare)) : texts.nowGone,
          },
        }),
        ...(problem ? { problem: texts.problems[problem] } : {}),
        ...(error ? { error: { field: error.field, text: texts.problems[error.problem] } } : {}),
      },
    };
  }

  /** Before an address is typed the subject is in plain fields; afterwards the whole request is sealed. */
  private hiddenOf(task: Partial<WatchTask>): Readonly<Record<string, string>> {
    if (!task.subject) return {};
    return task.email === undefined ? { ...task.subject } : { task: this.sealed(task) };
  }

  private sealed(task: Partial<WatchTask>): string {
    return this.parts.secrets.seal(purpose, JSON.stringify(task));
  }

  private taskIn(seal: unknown): WatchTask | undefined {
    return readSealed(taskSchema, this.opened(purpose, seal));
  }

  private begunIn(seal: unknown): BegunWatch | undefined {
    return readSealed(begunSchema, this.opened(outcomePurpose, seal));
  }

  private opened(sealedFor: string, seal: unknown): string | undefined {
    return typeof seal === 'string' ? this.parts.secrets.open(sealedFor, seal) : undefined;
  }

  /** The address of the outcome outlives a watch that was ended, which may then begin again. */
  private async showBegun({ subject, email, ownerId }: BegunWatch): Promise<Answer> {
    const { watches, stopLinks } = this.parts;
    const list = await watches.find(ownerId);
    const isWatching = list?.watches.some(
      ({ itineraryId, category }) => itineraryId === subject.itineraryId && category === subject.category,
    );
    return isWatching
      ? this.show({ step: { kind: 'done', email, mineHref: stopLinks.href(ownerId) } }, { subject })
      : this.show({ step: { kind: 'form', events: 'all', email: '' } }, { subject });
  }
}

function subjectIn(parameters: Readonly<Record<string, unknown>>): WatchSubject | undefined {
  const { itineraryId, category, suiteId } = parameters;
  if (typeof itineraryId !== 'string' || !/^[\w-]{1,40}$/.test(itineraryId)) return undefined;
  const suite = typeof suiteId === 'string' ? parseSuiteId(suiteId) : undefined;
  const suiteCategory = suite?.kind === 'suite' ? suite.category : category;
  return typeof suiteCategory === 'string' && /^[A-Z0-9]{1,8}$/.test(suiteCategory)
    ? { itineraryId, category: suiteCategory }
    : { itineraryId };
}
