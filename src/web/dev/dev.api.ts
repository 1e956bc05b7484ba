import type { Request, Response } from 'express';
import type { DemoFaultState } from '../../core/shared/demo-fault-state';
import type { CrmState } from '../../core/leads/crm-state';
import type { Lead } from '../../core/leads/lead';
import type { ManagePartners } from '../../core/partners/manage-partners';
import { fromUnits, type Money } from '../../core/shared/money';
import { HttpError } from '../http-error';
import { handle } from '../routing/handle';
import {
  addPartnerOperation,
  changeCrmOperation,
  changeFaultsOperation,
  changeFareOperation,
  leadsOperation,
  moveClockOperation,
  outboxOperation,
} from './dev.schema';

export interface DemoClock {
  onChange(listener: () => void): void;
  now(): Date;
  moveTo(instant: Date): Promise<void>;
  restore(): Promise<void>;
}

export interface DemoMessages {
  find(query: { readonly to?: string; readonly limit: number }): Promise<readonly DemoMessage[]>;
}

interface DemoMessage {
  readonly to: string;
  readonly channel: string;
  readonly subject: string;
  readonly text: string;
  readonly sentAt: Date;
}

interface DemoFares {
  change(fare: {
    readonly itineraryId: string;
    readonly category: string;
    readonly fare: Money;
  }): Promise<'changed' | 'unknown-fare'>;
}

interface DemoCrm {
  change(state: CrmState): Promise<void>;
  count(): Promise<number>;
  find(query: {
    readonly limit: number;
    readonly submissionId?: string;
  }): Promise<readonly { readonly leadId: string; readonly acceptedAt: Date; readonly lead: Lead }[]>;
}

interface DemoFaults {
  change(state: DemoFaultState): Promise<void>;
}

/** Says which embedded systems a vendor's system replaces: a lever that changes such a one would have no effect. */
interface DemoVendors {
  readonly hasCrm: boolean;
  readonly hasEngine: boolean;
}

const maxMessages = 100;

interface DevApiParts {
  readonly clock: DemoClock;
  readonly resetLine: () => Promise<void>;
  readonly messages: DemoMessages;
  readonly crm: DemoCrm;
  readonly faults: DemoFaults;
  readonly fares: DemoFares;
  readonly partners: Pick<ManagePartners, 'add'>;
  readonly vendors: DemoVendors;
}

export class DevApi {
  constructor(private readonly parts: DevApiParts) {}

  readonly moveClock = handle(moveClockOperation, async ({ body: { now } }, _req, res) => {
    await this.parts.clock.moveTo(now);
    this.answerNow(res);
  });

  readonly reset = async (_req: Request, res: Response): Promise<void> => {
    // The clock is restored first, because the line's data is generated around its date.
    await this.parts.clock.restore();
    await this.parts.resetLine();
    await this.parts.clock.restore();
    this.answerNow(res);
  };

  readonly outbox = handle(outboxOperation, async ({ query: { to } }, _req, res) => {
    const messages = await this.parts.messages.find({ ...(to ? { to } : {}), limit: maxMessages });
    res
      .set('Cache-Control', 'no-store')
      .json(messages.map((message) => ({ ...message, sentAt: message.sentAt.toISOString() })));
  });

  readonly changeCrm = handle(changeCrmOperation, async ({ body: { state } }, _req, res) => {
    if (this.parts.vendors.hasCrm) throw isNotOurs('the embedded CRM', 'forms of this site go to another one (LEADS)');
    await this.parts.crm.change(state);
    res.set('Cache-Control', 'no-store').json({ state });
  });

  readonly changeFaults = handle(changeFaultsOperation, async ({ body: { state } }, _req, res) => {
    if (this.parts.vendors.hasEngine)
      throw isNotOurs(
        'the embedded excursion bookings',
        `seats of this site are kept by another engine (ENGINE); ${itsOwn}`,
      );
    await this.parts.faults.change(state);
    res.set('Cache-Control', 'no-store').json({ state });
  });

  readonly changeFare = handle(
    changeFareOperation,
    async ({ body: { itineraryId, category, price, currency } }, _req, res) => {
      if (this.parts.vendors.hasEngine)
        throw isNotOurs(
          'fares of the embedded engine',
          `cabins of this site are sold by another one (ENGINE); ${itsOwn}`,
        );
      const outcome = await this.parts.fares.change({ itineraryId, category, fare: fromUnits(price, currency) });
      if (outcome === 'unknown-fare')
        throw new HttpError(404, 'NOT_FOUND', `This suite has no price in ${currency} on this sailing.`);
      res.set('Cache-Control', 'no-store').json({ itineraryId, category, price, currency });
    },
  );

  readonly addPartner = handle(addPartnerOperation, async ({ body }, _req, res) => {
    const outcome = await this.parts.partners.add(body);
    if (outcome.kind !== 'added')
      throw new HttpError(422, 'INVALID', 'There is a partner of this name, or no id can be made of it.');
    res.set('Cache-Control', 'no-store').json({ partnerId: outcome.partnerId, key: outcome.key });
  });

  readonly leads = handle(leadsOperation, async ({ query: { limit, submissionId, details } }, _req, res) => {
    const [count, acceptedLeads] = await Promise.all([
      this.parts.crm.count(),
      this.parts.crm.find({ limit, ...(submissionId ? { submissionId } : {}) }),
    ]);
    const leads = acceptedLeads.map(({ leadId, acceptedAt, lead }) => ({
      submissionId: lead.submissionId,
      leadId,
      formId: lead.formId,
      acceptedAt: acceptedAt.toISOString(),
      ...(details ? { lead } : {}),
    }));
    res.set('Cache-Control', 'no-store').json({ count, leads });
  });

  private answerNow(res: Response): void {
    res.set('Cache-Control', 'no-store').json({ now: this.parts.clock.now().toISOString() });
  }
}

const itsOwn = 'where that is an installation of this software, the same lever stands at its own address';

const isNotOurs = (subject: string, instead: string) =>
  new HttpError(
    404,
    'NOT_FOUND',
    `This lever moves ${subject} only, and ${instead}. A simulated vendor is broken at its own address: POST /simulator/faults { "fault": "unavailable" }, and made well by "none".`,
  );
