import { ButtonLink } from '../ui/Button';
import { tripsTexts } from './trips.texts';

const texts = tripsTexts.guests;

export interface PassengerView {
  readonly fullName?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
  readonly birthday?: string;
  readonly cellphone?: string;
  readonly ageGroup: string;
  readonly isChildUnderTen: boolean;
}

export interface TripGuestsView {
  readonly passengers: readonly PassengerView[];
  readonly contactHref: string;
}

/** The passengers, read-only because only the consultant may change them (TRD-05 to TRD-09, ROL-05). */
export function TripGuests({ guests: { passengers, contactHref } }: { readonly guests: TripGuestsView }) {
  return (
    <section className="trip__section" aria-labelledby="guests-title">
      <h2 className="trip__heading" id="guests-title">
        {texts.title}
      </h2>
      {passengers.length > 0 ? <p className="trip__note">{texts.note}</p> : <p>{texts.none}</p>}
      {passengers.length > 0 ? (
        <ol className="passengers">
          {passengers.map((passenger, index) => (
            <li key={index}>
              <Passenger passenger={passenger} number={index + 1} />
            </li>
          ))}
        </ol>
      ) : null}
      <p className="trip__note">
        {texts.edits}{' '}
        <ButtonLink className="no-print" variant="quiet" href={contactHref}>
          {texts.editsAction}
        </ButtonLink>
      </p>
    </section>
  );
}

function Passenger({ passenger, number }: { readonly passenger: PassengerView; readonly number: number }) {
  const { fullName, email, firstName, middleName, lastName, birthday, cellphone, ageGroup, isChildUnderTen } =
    passenger;
  const label = number === 1 ? texts.primary : texts.passenger(number);
  return (
    <article className="passenger" aria-label={fullName ? `${label}, ${fullName}` : label}>
      <div className="passenger__head">
        <p className="passenger__label">{label}</p>
        <h3 className="passenger__name">{fullName ?? texts.missing}</h3>
        {isChildUnderTen ? <p className="passenger__badge">{texts.childBadge}</p> : null}
      </div>
      <dl className="passenger__facts">
        <Fact label={texts.first} value={firstName} />
        <Fact label={texts.middle} value={middleName} />
        <Fact label={texts.last} value={lastName} />
        <Fact label={texts.birthday} value={birthday} />
        <Fact label={texts.email} value={email} />
        {cellphone ? <Fact label={texts.cellphone} value={cellphone} /> : null}
        <Fact label={texts.age} value={ageGroup} />
      </dl>
    </article>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={value === undefined ? 'passenger__missing' : undefined}>{value ?? texts.missing}</dd>
    </div>
  );
}
