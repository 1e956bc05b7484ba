import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import { ErrorSummary, type FieldMistake } from '../ui/ErrorSummary';
import { Notice } from '../ui/Notice';
import { NearList } from '../voyages/NearAlternatives';
import { TextArea } from '../ui/TextArea';
import { DEFAULT_MESSAGES, type LineMessages } from '../../src/core/content/line-messages';
import type { DepartureChoice, GuestChoice, ReserveForm } from './reserve-form';
import { reserveExperienceTexts as texts } from './reserve-experience.texts';

interface ReserveFormViewProps {
  readonly form: ReserveForm;
  readonly mistakes: readonly FieldMistake[];
  readonly messages?: Pick<LineMessages, 'ageNote'> | undefined;
}

/** `follow-reserve-form.ts` updates the elements with `data-` attributes; the page works without it. */
export function ReserveFormView({ form, mistakes, messages = DEFAULT_MESSAGES }: ReserveFormViewProps) {
  const {
    action,
    key,
    reservationId,
    tourCode,
    shownPrice,
    timeZone,
    tripHref,
    isLimited,
    isComplete,
    minAge,
    departures,
    guests,
    values,
    errors,
    problem,
  } = form;
  return (
    <form
      className="reserve-form"
      method="post"
      action={action}
      noValidate
      data-reserve-form=""
      data-seats=""
      data-tour={tourCode}
      data-price={shownPrice}
      data-zone={timeZone}
      data-trip-href={tripHref}
      data-draft={`reserve ${reservationId} ${tourCode}`}
      data-draft-of=""
      data-draft-asks=""
    >
      <ErrorSummary mistakes={mistakes} />
      {problem ? (
        <Notice tone="error" title={texts.failedTitle} reference={problem.reference}>
          <p>{problem.message}</p>
          <p>{texts.failed}</p>
        </Notice>
      ) : null}
      {isComplete ? (
        <Notice tone="info">
          <p>{texts.complete}</p>
        </Notice>
      ) : null}
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="reservationId" value={reservationId} />
      <input type="hidden" name="price" value={shownPrice} />
      <ChoiceGroup id="departure" label={texts.dates} hint={texts.datesHint(form.zoneName)} error={errors.departure}>
        {departures.map((departure, position) => (
          <Departure
            key={departure.departureId}
            departure={departure}
            id={position === 0 ? 'departure' : undefined}
            isChosen={departure.departureId === values.departureId}
          />
        ))}
        <p className="reserve-form__seen" data-seats-seen="">
          <span>{form.seenAt === undefined ? texts.unseen : texts.seenAt(form.seenAt)}</span>{' '}
          <a href={`${action}?reservationId=${encodeURIComponent(reservationId)}`}>{texts.lookAgain}</a>
        </p>
      </ChoiceGroup>
      <ChoiceGroup
        id="guests"
        label={texts.guests}
        hint={minAge === undefined ? undefined : messages.ageNote.replaceAll('{{minAge}}', String(minAge))}
        error={errors.guests}
      >
        {guests.map((guest, position) => (
          <Guest
            key={guest.participantId}
            guest={guest}
            id={position === 0 ? 'guests' : `guests-${position}`}
            isChosen={values.participantIds.includes(guest.participantId)}
          />
        ))}
      </ChoiceGroup>
      {isComplete ? null : (
        <TextArea
          id="notes"
          name="notes"
          label={texts.notes}
          hint={texts.notesHint}
          error={errors.notes}
          defaultValue={values.notes}
          rows={2}
          optional
        />
      )}
      <div className="reserve-form__terms">
        <p>{form.price}</p>
        <p>{form.terms}</p>
      </div>
      <div data-limited="" hidden={!isLimited || isComplete}>
        <Notice tone="info" title={texts.titleLimited}>
          <p>{texts.limited}</p>
          <p>
            <a href={form.customHref}>{texts.custom}</a>
          </p>
          {form.near && form.near.length > 0 ? (
            <>
              <p>{texts.nearTitle}</p>
              <NearList items={form.near} />
            </>
          ) : null}
        </Notice>
      </div>
      <p className="reserve-form__actions">
        {isComplete ? (
          <ButtonLink href={tripHref}>{texts.seeThem}</ButtonLink>
        ) : (
          <Button data-reserve-send="">{isLimited ? texts.request : texts.reserve}</Button>
        )}
      </p>
    </form>
  );
}

interface DepartureProps {
  readonly departure: DepartureChoice;
  readonly id: string | undefined;
  readonly isChosen: boolean;
}

function Departure({ departure: { departureId, tourId, label, seats, clashes = [] }, id, isChosen }: DepartureProps) {
  return (
    <label className="choice departure-choice">
      <input
        className="choice__input choice__input--round"
        type="radio"
        id={id}
        name="departure"
        value={departureId}
        defaultChecked={isChosen}
        required
        aria-invalid={false}
        data-tour-id={tourId}
        data-left={seats?.seatsLeft}
      />
      <span className="choice__text">
        {label}{' '}
        <span className="departure-choice__seats">
          {seats ? texts.seats(seats.seatsLeft, seats.capacity, seats.waiting) : null}
        </span>
        {clashes.map((clash) => (
          <span key={clash} className="departure-choice__seats">
            {clash}
          </span>
        ))}
      </span>
    </label>
  );
}

function Guest({
  guest: { participantId, name, ageGroup, ageGroupLabel, departureIds, isBooked },
  id,
  isChosen,
}: {
  readonly guest: GuestChoice;
  readonly id: string;
  readonly isChosen: boolean;
}) {
  return (
    <Checkbox
      id={id}
      name={`guest.${participantId}`}
      value="1"
      defaultChecked={isChosen && !isBooked}
      disabled={isBooked}
      data-participant={participantId}
      data-name={name}
      data-age-group={ageGroup}
      data-age-group-label={ageGroupLabel}
      data-goes={departureIds.join(' ')}
    >
      {`${name} `}
      <span className="departure-choice__seats">{isBooked ? texts.booked : ageGroupLabel}</span>
    </Checkbox>
  );
}
