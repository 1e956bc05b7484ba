import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Icon } from '../ui/Icon';
import { Notice } from '../ui/Notice';
import { Picture, type PictureView } from '../ui/Picture';
import { TextArea } from '../ui/TextArea';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

export interface DepartureChoice {
  readonly departureId: string;
  /** "14 April 2027, 8:30 am to 1:00 pm". */
  readonly label: string;
  readonly seats: string;
  readonly isFull: boolean;
}

export interface GuestChoice {
  readonly participantId: string;
  readonly name: string;
  /** "Child". */
  readonly ageGroup: string;
  /** Has a place on every departure there is (EXC-09). */
  readonly isBooked: boolean;
}

export interface ReserveForm {
  readonly action: string;
  /** Of this form: sent twice, it is one wish. */
  readonly key: string;
  readonly reservationId: string;
  readonly trip: string;
  readonly isLimited: boolean;
  readonly timeZone: string;
  readonly seenAt: string;
  readonly departures: readonly DepartureChoice[];
  readonly guests: readonly GuestChoice[];
  readonly ageNote?: string;
  readonly price: string;
  readonly terms: string;
  readonly customHref: string;
  readonly values: { readonly departureId: string; readonly participantIds: readonly string[]; readonly notes: string };
  readonly errors: { readonly departure?: string; readonly guests?: string; readonly notes?: string };
  /** Why the desk did not take them, with what a guest quotes when they call. */
  readonly problem?: { readonly message: string; readonly reference: string };
}

export interface ReserveExperiencePageProps {
  readonly frame: Frame;
  readonly title: string;
  readonly experienceHref: string;
  readonly picture: PictureView;
  readonly form?: ReserveForm;
  /** Why there is nothing to choose from, and what may be done instead. */
  readonly instead?: { readonly message: string; readonly action: { readonly label: string; readonly href: string } };
}

/** Who comes along, and when (EXC-08 to EXC-15). */
export function ReserveExperiencePage({ frame, title, experienceHref, picture, form, instead }: ReserveExperiencePageProps) {
  const mistakes = form ? mistakesOf(form) : [];
  return (
    <SiteLayout frame={frame}>
      <Head title={mistakes.length > 0 ? `${texts.errorPrefix} ${title}` : title} isPrivate />
      <div className="band band--section reserve-experience">
        <a className="reserve-experience__back" href={experienceHref}><Icon name="back" />{texts.back(title)}</a>
        <header className="reserve-experience__head">
          <p className="eyebrow">{form?.isLimited ? texts.titleLimited : texts.title}</p>
          <h1 className="reserve-experience__title">{title}</h1>
          {form ? <p className="reserve-experience__trip">{form.trip}</p> : null}
        </header>
        {form ? <ReserveFormView form={form} mistakes={mistakes} /> : null}
        {instead ? <div className="reserve-experience__instead"><p>{instead.message}</p><p><ButtonLink href={instead.action.href}>{instead.action.label}</ButtonLink></p></div> : null}
        <Picture className="reserve-experience__picture" picture={picture} sizes="(min-width: 1024px) 36vw, 100vw" />
      </div>
    </SiteLayout>
  );
}

const mistakesOf = ({ errors: { departure, guests, notes } }: ReserveForm) => [
  ...(departure === undefined ? [] : [{ fieldId: 'departure', message: departure }]),
  ...(guests === undefined ? [] : [{ fieldId: 'guests', message: guests }]),
  ...(notes === undefined ? [] : [{ fieldId: 'notes', message: notes }]),
];

function ReserveFormView({ form, mistakes }: { readonly form: ReserveForm; readonly mistakes: ReturnType<typeof mistakesOf> }) {
  const { action, key, reservationId, isLimited, departures, guests, values, errors, problem } = form;
  return (
    <form className="reserve-experience__form" method="post" action={action} noValidate>
      <ErrorSummary mistakes={mistakes} />
      {problem ? <Notice tone="error" title={texts.failedTitle} reference={problem.reference}><p>{problem.message}</p><p>{texts.failed}</p></Notice> : null}
      {isLimited ? <Notice tone="info"><p>{texts.limited}</p></Notice> : null}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="reservationId" value={reservationId} />
      <ChoiceGroup id="departure" label={texts.dates} hint={`${texts.datesHint(form.timeZone)} ${texts.seenAt(form.seenAt)}`} error={errors.departure}>
        {departures.map((departure, position) => (
          <label key={departure.departureId} className="choice departure-choice">
            <input className="choice__input choice__input--round" type="radio" id={position === 0 ? 'departure' : undefined} name="departure" value={departure.departureId} defaultChecked={departure.departureId === values.departureId} required />
            <span className="choice__text">{departure.label} <span className="departure-choice__seats">{departure.seats}</span></span>
          </label>
        ))}
      </ChoiceGroup>
      <ChoiceGroup id="guests" label={texts.guests} hint={form.ageNote} error={errors.guests}>
        {guests.map(({ participantId, name, ageGroup, isBooked }, position) => (
          <Checkbox key={participantId} id={position === 0 ? 'guests' : `guests-${position}`} name={`guest.${participantId}`} value="1" defaultChecked={values.participantIds.includes(participantId)} disabled={isBooked}>
            {name} <span className="departure-choice__seats">{isBooked ? texts.booked : ageGroup}</span>
          </Checkbox>
        ))}
      </ChoiceGroup>
      <TextArea id="notes" name="notes" label={texts.notes} hint={texts.notesHint} error={errors.notes} defaultValue={values.notes} optional />
      <div className="reserve-experience__terms"><p>{form.price}</p><p>{form.terms}</p></div>
      <p className="reserve-experience__actions">
        <Button>{isLimited ? texts.request : texts.reserve}</Button>
        {isLimited ? <ButtonLink variant="quiet" href={form.customHref}>{texts.custom}</ButtonLink> : null}
      </p>
    </form>
  );
}
