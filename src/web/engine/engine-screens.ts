import type { Request, Response } from 'express';
import type { CabinHold } from '../../core/engine/booking';
import { formatMoney } from '../../core/shared/money';
import type { PaymentProblem } from '../../../views/engine/engine-views';
import { notFound } from '../http-error';
import { paths } from '../paths';
import type { PageRenderer } from '../rendering/page-renderer';
import { hrefPayment } from './engine-hrefs';
import { type EnginePrinter, toPaymentChoices, toQuoteView } from './engine-printer';
import { guestSlots } from './guest-form';
import { demoBankCode, demoCards } from './test-cards';

/** What was typed into a form that comes back, and what is wrong with it, by field name. */
export interface FormAnswers {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** Draws the engine's forms for a hold, empty or with what was typed. The status was set on the response before. */
export class EngineScreens {
  constructor(
    private readonly printer: EnginePrinter,
    private readonly renderer: PageRenderer,
    private readonly isDemo: boolean,
  ) {}

  async details(req: Request, res: Response, hold: CabinHold, answers: FormAnswers): Promise<void> {
    await this.renderer.render(req, res, {
      at: paths.engine.details,
      status: res.statusCode,
      props: {
        ...(await this.frameOf(hold, 2)),
        quote: toQuoteView(hold.quote),
        guests: guestSlots(hold.ages),
        action: paths.engine.details,
        releaseAction: paths.engine.release,
        ...answers,
      },
    });
  }

  async payment(req: Request, res: Response, hold: CabinHold, answers: FormAnswers, problem?: PaymentProblem['kind']): Promise<void> {
    await this.renderer.render(req, res, {
      at: paths.engine.payment,
      status: res.statusCode,
      props: {
        ...(await this.frameOf(hold, 3)),
        quote: toQuoteView(hold.quote),
        choices: toPaymentChoices(hold.quote),
        action: paths.engine.payment,
        ...answers,
        ...(problem ? { problem: { kind: problem, reference: String(req.id) } } : {}),
        ...(this.isDemo ? { testCards: demoCards } : {}),
      },
    });
  }

  async secondStep(req: Request, res: Response, hold: CabinHold, errors: FormAnswers['errors']): Promise<void> {
    await this.renderer.render(req, res, {
      at: paths.engine.secondStep,
      status: res.statusCode,
      props: {
        ...(await this.frameOf(hold, 3)),
        amount: formatMoney(hold.quote.total),
        action: paths.engine.secondStep,
        paymentHref: hrefPayment(hold.holdId),
        values: {},
        errors,
        ...(this.isDemo ? { testCode: demoBankCode } : {}),
      },
    });
  }

  private async frameOf(hold: CabinHold, stage: 2 | 3) {
    const subject = await this.printer.subject(hold);
    if (!subject) throw notFound();
    return {
      header: this.printer.header(subject, { stage, ages: hold.ages, holdId: hold.holdId }),
      hold: this.printer.hold(hold, subject.suite),
    };
  }
}
