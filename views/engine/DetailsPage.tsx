import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { ReservationLayout, type ReservationHeaderView } from '../layout/ReservationLayout';
import { Button } from '../ui/Button';
import { Widget } from '../widgets/Widget';
import { EngineForm, type EngineFormView } from './EngineForm';
import { engineTexts as texts } from './engine.texts';
import { GuestFields, type GuestFieldsView } from './GuestFields';
import { HoldTimer, type HoldTimerProps } from './HoldTimer.widget';

export interface DetailsPageProps {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly hold: HoldTimerProps;
  readonly form: EngineFormView;
  readonly guests: readonly GuestFieldsView[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

export function DetailsPage({ frame, header, hold, form, guests, today }: DetailsPageProps) {
  return (
    <ReservationLayout frame={frame} header={header}>
      <Head title={texts.detailsTitle} isPrivate />
      <div className="engine">
        <h1 className="reservation__title">{texts.detailsHeading}</h1>
        <p className="reservation__lead">{texts.detailsLead}</p>
        <Widget of={HoldTimer} name="engine/HoldTimer" wake="idle" props={hold} />
        <EngineForm form={form}>
          {guests.map((guest, position) => <GuestFields key={position} guest={guest} position={position} today={today} />)}
          <div className="engine-form__end"><Button>{texts.toPayment}</Button></div>
        </EngineForm>
      </div>
    </ReservationLayout>
  );
}
