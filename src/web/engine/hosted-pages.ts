import type { CabinHold } from '../../core/engine/booking';
import type { PaymentMeans } from '../../core/engine/payments.port';
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

  ofHold({ holdId }: Pick<CabinHold, 'holdId'>, paidFor: PaidFor): PaymentMeans {
    return this.page(this.description(paidFor), hrefPaid(holdId), hrefUnpaid(holdId));
  }

  ofReservation(visit: ManageVisit, paymentId: string, paidFor: string): PaymentMeans {
    const description = `${this.parts.lineName}: ${paidFor}, ${visit.reservationId}`;
    return this.page(description, hrefManage(visit, { paid: paymentId }), hrefManage(visit, { unpaid: paymentId }));
  }

  private description({ title, dates, suite }: PaidFor): string {
    return `${this.parts.lineName}: ${title}, ${dates}, ${suite}`;
  }

  private page(description: string, paidPath: string, unpaidPath: string): PaymentMeans {
    const { origin } = this.parts.hosts;
    return {
      kind: 'hosted-page',
      page: { description, paidAddress: `${origin}${paidPath}`, unpaidAddress: `${origin}${unpaidPath}` },
    };
  }
}
