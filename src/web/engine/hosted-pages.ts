import type { CabinHold } from '../../core/engine/booking';
import type { PayerDigests, PaymentMeans } from '../../core/engine/payments.port';
import type { OurHosts } from '../our-hosts';
import { hrefPaid, hrefUnpaid } from './engine-hrefs';
import { hrefManage, type ManageVisit } from './manage-access';

interface PaidFor {
  readonly title: string;
  readonly dates: string;
  readonly suite: string;
}

export class HostedPages {
  constructor(private readonly parts: { readonly hosts: Pick<OurHosts, 'origin'>; readonly lineName: string }) {}

  ofHold({ holdId }: Pick<CabinHold, 'holdId'>, paidFor: PaidFor, payer: PayerDigests): PaymentMeans {
    return this.page(payer, this.description(paidFor), hrefPaid(holdId), hrefUnpaid(holdId));
  }

  ofReservation(visit: ManageVisit, paymentId: string, paidFor: string, payer: PayerDigests): PaymentMeans {
    const description = `${this.parts.lineName}: ${paidFor}, ${visit.reservationId}`;
    return this.page(
      payer,
      description,
      hrefManage(visit, { paid: paymentId }),
      hrefManage(visit, { unpaid: paymentId }),
    );
  }

  private description({ title, dates, suite }: PaidFor): string {
    return `${this.parts.lineName}: ${title}, ${dates}, ${suite}`;
  }

  private page(payer: PayerDigests, description: string, paidPath: string, unpaidPath: string): PaymentMeans {
    const { origin } = this.parts.hosts;
    return {
      kind: 'hosted-page',
      page: { payer, description, paidAddress: `${origin}${paidPath}`, unpaidAddress: `${origin}${unpaidPath}` },
    };
  }
}
