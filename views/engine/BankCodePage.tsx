import type { Frame } from '../layout/frame';
import { BankCodeForm, type BankCodeFormProps } from './BankCodeForm';
import type { AccountView, ReservationView } from './manage-views';
import { ManageLayout } from './ManageLayout';
import { manageTexts } from './manage.texts';
import { useLineFacts } from '../layout/line-facts';

const texts = manageTexts.code;

/** The entered code is never rendered again, because a challenge can be answered only once. */
export interface BankCodePageProps extends Omit<BankCodeFormProps, 'label' | 'backLabel'> {
  readonly frame: Frame;
  readonly reservation: ReservationView;
  readonly account: AccountView;
  readonly amount: string;
}

export function BankCodePage({ frame, reservation, account, amount, ...form }: BankCodePageProps) {
  return (
    <ManageLayout
      frame={frame}
      title={texts.title}
      isAnotherLook={form.error !== undefined}
      reservation={reservation}
      account={account}
    >
      <section className="manage__pay" aria-labelledby="code-title">
        <h2 className="manage__heading" id="code-title">
          {texts.headline}
        </h2>
        <p className="manage__lead">{texts.standfirst(amount, useLineFacts().name)}</p>
        <BankCodeForm {...form} label={texts.action} backLabel={texts.back} />
      </section>
    </ManageLayout>
  );
}
