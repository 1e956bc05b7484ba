import type { Logger } from 'pino';
import type { SettleBalances } from './core/engine/settle-balances';
import type { SettlePayments } from './core/engine/settle-payments';
import type { MaintainReservations } from './core/engine/maintain-reservations';
import type { NotifyOfBespokeAnswers } from './core/excursions/notify-of-bespoke-answers';
import type { ReconcileExcursionBookings } from './core/excursions/reconcile-excursion-bookings';
import type { MaintainExcursions } from './core/excursions/maintain-excursions';
import type { DeliverLeads } from './core/leads/deliver-leads';
import type { RemindOfPayments } from './core/notification-settings/remind-of-payments';
import type { WriteOfVoyages } from './core/notification-settings/write-of-voyages';

const settleEveryMs = 30_000;
const maintainEveryMs = 3_000;
const deliverEveryMs = 1_000;
const remindEveryMs = 10_000;

/** Of the embedded engine: another house's settles, tends and reminds by itself. */
interface EngineWork {
  readonly settlePayments: Pick<SettlePayments, 'run'>;
  readonly settleBalances: Pick<SettleBalances, 'run'>;
  readonly maintainReservations: Pick<MaintainReservations, 'run'>;
  readonly remindOfPayments: Pick<RemindOfPayments, 'run'>;
  readonly writeOfVoyages: Pick<WriteOfVoyages, 'run'>;
}

interface HousekeepingParts {
  readonly engine?: EngineWork;
  readonly maintainExcursions: Pick<MaintainExcursions, 'run'>;
  readonly reconcileExcursionBookings: Pick<ReconcileExcursionBookings, 'run'>;
  readonly notifyOfBespokeAnswers: Pick<NotifyOfBespokeAnswers, 'run'>;
  readonly deliverLeads: Pick<DeliverLeads, 'run' | 'stop'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** What a node does between requests. Every node does it: each step is safe to do twice. */
export class Housekeeping {
  private readonly timers: NodeJS.Timeout[] = [];
  private delivery: Promise<void> | undefined;
  private maintaining: Promise<void> | undefined;
  private reminding: Promise<void> | undefined;
  private canDeliver = true;

  constructor(private readonly parts: HousekeepingParts) {}

  start(): void {
    this.timers.push(
      setInterval(() => void this.settle(), settleEveryMs),
      setInterval(() => this.maintain(), maintainEveryMs),
      setInterval(() => this.deliver(), deliverEveryMs),
      setInterval(() => this.remind(), remindEveryMs),
    );
    for (const timer of this.timers) timer.unref();
  }

  /** Resolves when the deliveries under way have ended; the others are free for the next node (reliability E9). */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.parts.deliverLeads.stop();
    await Promise.all([this.delivery, this.reminding, this.maintaining]);
  }

  private async settle(): Promise<void> {
    const { engine, log } = this.parts;
    if (!engine) return;
    try {
      const { reserved, released } = await engine.settlePayments.run();
      if (reserved + released > 0) log.info({ reserved, released }, 'payments were settled');
      const { paid, ended } = await engine.settleBalances.run();
      if (paid + ended > 0) log.info({ paid, ended }, 'payments on reservations were settled');
    } catch (error) {
      log.error({ err: error }, 'payments could not be settled');
    }
  }

  /** One round at a time: a mail server may be slow. */
  private maintain(): void {
    this.maintaining ??= Promise.all([
      this.maintainReservations(),
      this.maintainExcursions(),
      this.reconcileExcursionBookings(),
      this.notifyOfBespokeAnswers(),
    ])
      .then(() => undefined)
      .finally(() => {
        this.maintaining = undefined;
      });
  }

  private async maintainReservations(): Promise<void> {
    const { engine, log } = this.parts;
    if (!engine) return;
    try {
      const { lapsed, closed, passedOn, offered, notified, unnotified } = await engine.maintainReservations.run();
      const report = { lapsed: lapsed.length, closed: closed.length, passedOn: passedOn.length, offered, notified };
      if (Object.values(report).some((count) => count > 0)) log.info(report, 'reservations were tended');
      if (unnotified > 0)
        log.warn({ unnotified }, 'guests could not be written to about their reservations; it is tried again');
    } catch (error) {
      log.error({ err: error }, 'reservations could not be tended');
    }
  }

  private async reconcileExcursionBookings(): Promise<void> {
    const { reconcileExcursionBookings, log } = this.parts;
    try {
      const { settled, failed, unnotified } = await reconcileExcursionBookings.run();
      if (settled > 0) log.info({ settled }, 'reservations of experiences were found whose answer was lost');
      if (failed > 0) log.warn({ failed }, 'reservations of experiences never reached their desk');
      if (unnotified > 0)
        log.warn({ unnotified }, 'guests could not be told that an experience is not reserved; it is tried again');
    } catch (error) {
      log.error({ err: error }, 'reservations of experiences whose answer was lost could not be looked for');
    }
  }

  private async maintainExcursions(): Promise<void> {
    const { maintainExcursions, log } = this.parts;
    try {
      const { passedOn, notified, unnotified } = await maintainExcursions.run();
      if (passedOn + notified > 0) log.info({ passedOn, notified }, 'the lines for experiences were tended');
      if (unnotified > 0)
        log.warn({ unnotified }, 'guests in line for an experience could not be written to; it is tried again');
    } catch (error) {
      log.error({ err: error }, 'the lines for experiences could not be tended');
    }
  }

  private async notifyOfBespokeAnswers(): Promise<void> {
    const { notifyOfBespokeAnswers, log } = this.parts;
    try {
      const { notified, unnotified } = await notifyOfBespokeAnswers.run();
      if (notified > 0) log.info({ notified }, 'guests were told what became of their wishes');
      if (unnotified > 0)
        log.warn({ unnotified }, 'guests could not be told what became of their wishes; it is tried again');
    } catch (error) {
      log.error({ err: error }, 'answers to wishes could not be read');
    }
  }

  /** One round at a time: a mail server may be slow. */
  private remind(): void {
    this.reminding ??= this.remindGuests()
      .then(() => this.writeToGuests())
      .finally(() => {
        this.reminding = undefined;
      });
  }

  private async remindGuests(): Promise<void> {
    const { engine, log } = this.parts;
    if (!engine) return;
    try {
      const { notified, unnotified } = await engine.remindOfPayments.run();
      if (notified > 0) log.info({ notified }, 'guests were reminded of payments');
      if (unnotified > 0) log.warn({ unnotified }, 'guests could not be reminded of payments; it is tried again');
    } catch (error) {
      log.error({ err: error }, 'payments that are due could not be read');
    }
  }

  private async writeToGuests(): Promise<void> {
    const { engine, log } = this.parts;
    if (!engine) return;
    try {
      const { notified, unnotified } = await engine.writeOfVoyages.run();
      if (notified > 0) log.info({ notified }, 'guests were written to about their voyages');
      if (unnotified > 0)
        log.warn({ unnotified }, 'guests could not be written to about their voyages; it is tried again');
    } catch (error) {
      log.error({ err: error }, 'voyages to write about could not be read');
    }
  }

  /** One round at a time: a slow CRM does not pile rounds up. */
  private deliver(): void {
    this.delivery ??= this.deliverLeads().finally(() => {
      this.delivery = undefined;
    });
  }

  private async deliverLeads(): Promise<void> {
    const { deliverLeads, log } = this.parts;
    try {
      const { delivered, handedIn, postponed, buried } = await deliverLeads.run();
      const gone = delivered + handedIn;
      for (const lead of buried) log.warn({ lead }, 'a lead was not taken by the CRM and waits for an operator');
      if (postponed > 0 && this.canDeliver)
        log.warn({ delivered, postponed }, 'the CRM does not take leads; they wait in the outbox');
      if (gone > 0 && postponed === 0 && !this.canDeliver)
        log.info({ delivered, handedIn }, 'the CRM takes leads again');
      if (handedIn > 0) log.info({ handedIn }, 'leads were handed in; whether they became leads, nobody says');
      if (gone + postponed > 0) this.canDeliver = postponed === 0;
    } catch (error) {
      log.error({ err: error }, 'the outbox of leads could not be read');
    }
  }
}
