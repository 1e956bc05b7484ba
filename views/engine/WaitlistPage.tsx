import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from '../layout/ReservationLayout';
import { Button } from '../ui/Button';
import { EngineForm, type EngineFormView } from './EngineForm';
import { engineTexts as texts } from './engine.texts';
import { GuestFields, type GuestFieldsView } from './GuestFields';

export interface WaitlistPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly form: EngineFormView;
  readonly guests: readonly GuestFieldsView[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The Details of a suite that can only be waited for: nothing is held, nothing is paid. */
export function WaitlistPage({ frame, header, form, guests, today }: WaitlistPageProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <Head title={texts.waitlistTitle} isPrivate />
      <div className="engine">
        <h1 className="reservation__title">{texts.waitlistHeading}</h1>
        <p className="reservation__lead">{texts.waitlistLead}</p>
        <EngineForm form={form}>
          {guests.map((guest, position) => <GuestFields key={position} guest={guest} position={position} today={today} />)}
          <div className="engine-form__end"><Button>{texts.joinWaitlist}</Button></div>
        </EngineForm>
      </div>
    </ReservationLayout>
  );
}
