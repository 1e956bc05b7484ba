import type { Frame } from '../layout/frame';
import type { ReservationHeaderView } from '../reserve/ReservationLayout';
import { ErrorSummary } from '../ui/ErrorSummary';
import { HiddenFields } from '../ui/HiddenFields';
import { Notice } from '../ui/Notice';
import { CallPerson, type PersonView } from './CallPerson';
import type { FormAnswers } from './mistakes-in-order';
import type { GuestSlot } from './engine-views';
import { EngineHead, EngineLayout, EngineTitle } from './EngineLayout';
import { engineTexts } from './engine.texts';
import { GuestFields, guestMistakes } from './GuestFields';
import { GuestFormEnd } from './GuestFormEnd';

const texts = engineTexts.waitlist;

export interface WaitlistPageProps extends FormAnswers {
  readonly frame: Frame;
  readonly header: ReservationHeaderView;
  readonly guests: readonly GuestSlot[];
  readonly action: string;
  readonly hiddenFields: Readonly<Record<string, string>>;
  readonly fare?: string;
  readonly tooMany?: PersonView;
}

export function WaitlistPage({
  frame,
  header,
  guests,
  values,
  errors,
  action,
  hiddenFields,
  fare,
  tooMany,
}: WaitlistPageProps) {
  return (
    <EngineLayout frame={frame} header={header}>
      <EngineTitle title={texts.title} errors={errors} />
      <EngineHead eyebrow={texts.eyebrow} title={texts.headline}>
        {fare === undefined ? texts.standfirst : `${texts.standfirst} ${texts.fare(fare)}`}
      </EngineHead>
      <aside className="engine__side">
        <h2 className="engine__side-title">{texts.howTitle}</h2>
        <ol className="waitlist-steps">
          {texts.how.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </aside>
      <div className="engine__main">
        {tooMany ? (
          <Notice tone="error" title={texts.tooMany.title}>
            <p>{texts.tooMany.body}</p>
            <CallPerson person={tooMany} />
          </Notice>
        ) : null}
        <ErrorSummary mistakes={guestMistakes(errors, guests)} />
        <form
          className="engine-form"
          method="post"
          action={action}
          noValidate
          data-answer="in-page"
          data-requires-fields=""
          data-draft={['waitlist', ...Object.values({ ...hiddenFields, key: '' })].join(' ')}
          data-draft-of={frame.visit}
        >
          <HiddenFields fields={hiddenFields} />
          {guests.map((guest) => (
            <GuestFields key={guest.index} guest={guest} values={values} errors={errors} emailHint={texts.emailHint} />
          ))}
          <GuestFormEnd action={texts.action} errors={errors} />
        </form>
      </div>
    </EngineLayout>
  );
}
