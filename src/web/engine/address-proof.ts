import type { Request, Response } from 'express';
import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { ProveAddress, SendProofOutcome } from '../../core/engine/prove-address';
import { parseEmail } from '../../core/shared/email-address';
import type { Secrets } from '../../core/shared/secrets.port';
import { readSixDigits } from '../../core/sign-in/six-digits';
import { addressProofTexts as texts } from '../../../views/engine/address-proof.texts';
import { AddressProofPage, type AddressProofPageProps } from '../../../views/engine/AddressProofPage';
import type { PersonView } from '../../../views/engine/CallPerson';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import { paths } from '../paths';
import { answerWith, type PageResponse } from '../rendering/page-answer';
import { readSealed } from '../routing/check-input';
import { textFieldsOf } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { type BookingVisitors, networkOf } from './booking-visitors';
import { hrefPayment, hrefSuites } from './engine-hrefs';
import type { EnginePresenter } from './engine-presenter';
import { addressBackToSite, addressNotSold } from './engine-request';

const taskSchema = Joi.object({
  purpose: Joi.valid('offer', 'waitlist', 'hold').required(),
  request: Joi.object({
    itineraryId: Joi.string().required(),
    category: Joi.string().required(),
    ages: Joi.array().items(Joi.number()).required(),
  }).required(),
  holdId: Joi.string(),
  /** The fields are those of the submitted form or query, without the fields of a card. */
  fields: Joi.object().pattern(Joi.string(), Joi.string().allow('')).required(),
  email: Joi.string(),
});
export type ProofTask = ValueOf<typeof taskSchema>;

interface AddressProofParts {
  readonly proveAddress: ProveAddress;
  readonly visitors: BookingVisitors;
  readonly cabinBookings: Pick<CabinBookings, 'getHold' | 'noteProof'>;
  readonly presenter: Pick<EnginePresenter, 'subject' | 'header' | 'hold'>;
  readonly botChecks: Pick<BotCheckReader, 'proofOf' | 'askPlain'>;
  readonly secrets: Secrets;
  readonly person: PersonView;
}

type Resume = (task: ProofTask) => Promise<PageResponse | void>;

const purposeOfSeal = 'proof-task';
const action = 'address-proof';
type Screen = Pick<AddressProofPageProps, 'step'> &
  Partial<Pick<AddressProofPageProps, 'errors' | 'problem'>> & {
    readonly status?: number;
    readonly isMissed?: boolean;
  };

/**
 * Asks for the proof of an e-mail address. The page contains the visitor's request, sealed: nothing typed is lost, and
 * no node stores anything (reliability F4).
 */
export class AddressProof {
  constructor(private readonly parts: AddressProofParts) {}

  async require(
    req: Request,
    res: Response,
    task: ProofTask & { readonly email: string },
  ): Promise<PageResponse | void> {
    const { visitors, cabinBookings } = this.parts;
    if (!(await visitors.hasProved(req, res, task.email))) return this.send(req, res, task);
    if (task.holdId !== undefined) await cabinBookings.noteProof(task.holdId, task.email);
  }

  /**
   * Refuses a hold when no address is known yet. With `isProved` there is nothing left to prove, and the limit applies.
   */
  refuseHold(res: Response, task: ProofTask, isProved: boolean): Promise<PageResponse | void> {
    res.set('Retry-After', '600');
    return this.show(
      res,
      task,
      isProved ? { step: 'none', problem: 'limit', status: 429 } : { step: 'email', status: 429 },
    );
  }

  async answer(req: Request, res: Response, resume: Resume): Promise<PageResponse | void> {
    const form = textFieldsOf(req.body);
    const plaintext = this.parts.secrets.open(purposeOfSeal, form['task'] ?? '');
    const task = readSealed(taskSchema, plaintext);
    if (!task) return res.redirect(303, paths.voyages.list);
    const { email } = task;
    if (form['step'] === 'check' && email !== undefined)
      return this.check(req, res, { ...task, email }, { code: readSixDigits(form['OTP'] ?? ''), resume });
    const typedEmail = form['email'] === undefined ? email : parseEmail(form['email']);
    if (typedEmail === undefined)
      return this.show(res, task, { step: 'email', status: 422, errors: { email: texts.problems.email } });
    return this.send(req, res, { ...task, email: typedEmail });
  }

  private async check(
    req: Request,
    res: Response,
    task: ProofTask & { readonly email: string },
    { code, resume }: { readonly code: string | undefined; readonly resume: Resume },
  ): Promise<PageResponse | void> {
    const { proveAddress, visitors } = this.parts;
    const { email } = task;
    const outcome = await proveAddress.check({ email, browser: visitors.browserOf(req, res), code });
    switch (outcome.kind) {
      case 'proved':
        visitors.rememberProof(req, res, email);
        return resume(task);
      case 'failed':
        return this.show(res, task, { step: 'code', status: 422, errors: { OTP: texts.problems.code } });
      case 'too-many-attempts':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        return this.show(res, task, { step: 'code', status: 429, problem: 'tooMany' });
      case 'unavailable':
        return this.unavailable(req, res, task, outcome.cause);
    }
  }

  private async send(
    req: Request,
    res: Response,
    task: ProofTask & { readonly email: string },
  ): Promise<PageResponse | void> {
    const { proveAddress, visitors, botChecks } = this.parts;
    const outcome = await proveAddress.send({
      email: task.email,
      browser: visitors.browserOf(req, res),
      network: networkOf(req),
      botCheck: botChecks.proofOf(req, action),
    });
    return this.afterSending(req, res, task, outcome);
  }

  private afterSending(
    req: Request,
    res: Response,
    task: ProofTask,
    outcome: SendProofOutcome,
  ): Promise<PageResponse | void> {
    switch (outcome.kind) {
      case 'sent':
        return this.show(res, task, { step: 'code' });
      case 'bot-check':
        return this.show(res, task, {
          step: 'bot-check',
          status: outcome.isMissed ? 422 : 200,
          isMissed: outcome.isMissed,
        });
      case 'wait':
        res.set('Retry-After', String(outcome.retryAfterSeconds));
        // The field for the code stays, because a code may already be on its way, and the guest can type it.
        return this.show(res, task, { step: 'code', status: 429, problem: 'wait' });
      case 'undeliverable':
        return this.show(res, task, { step: 'email', status: 422, problem: 'undeliverable' });
      case 'unavailable':
        return this.unavailable(req, res, task, outcome.cause);
    }
  }

  private unavailable(req: Request, res: Response, task: ProofTask, cause: unknown): Promise<PageResponse | void> {
    req.log.error({ err: cause }, 'a code that proves an address could not be sent or checked');
    res.set('Retry-After', '5');
    return this.show(res, task, { step: 'bot-check', status: 503, problem: 'unavailable' });
  }

  private async show(
    res: Response,
    task: ProofTask,
    { step, status = 200, errors = {}, problem, isMissed = false }: Screen,
  ): Promise<PageResponse | void> {
    const { presenter, cabinBookings, botChecks, secrets, person } = this.parts;
    const { purpose, request, holdId, email } = task;
    const [subject, hold, plain] = await Promise.all([
      presenter.subject(request),
      holdId === undefined ? undefined : cabinBookings.getHold(holdId),
      step === 'bot-check' ? botChecks.askPlain({ action, isShown: true, isMissed }) : undefined,
    ]);
    if (!subject) return res.redirect(303, addressNotSold(request));
    const backHref =
      holdId === undefined
        ? addressBackToSite({ ...request, suiteId: subject.suite.suiteId })
        : (purpose === 'hold' ? hrefSuites : hrefPayment)(holdId);
    return answerWith(AddressProofPage, {
      status,
      props: {
        header: presenter.header(subject, {
          stage: hold ? (purpose === 'hold' ? 1.5 : 2.5) : 1.5,
          ages: request.ages,
          ...(hold ? { hold } : {}),
        }),
        ...(hold ? { hold: presenter.hold(hold, subject.suite) } : {}),
        purpose,
        step,
        ...(email === undefined ? {} : { email }),
        action: paths.engine.address,
        hiddenFields: { task: secrets.seal(purposeOfSeal, JSON.stringify(task)) },
        ...(plain ? { plain } : {}),
        errors,
        ...(problem ? { problem } : {}),
        person,
        backHref,
      },
    });
  }
}
