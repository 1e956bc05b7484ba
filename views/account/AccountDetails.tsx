import type { ReactNode } from 'react';
import { QuietLink } from '../ui/Button';
import { EmailLink } from '../ui/EmailLink';
import { accountPageTexts } from './account.texts';

const { card, details: texts, picture } = accountPageTexts;

export interface AccountDetailsView {
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phone?: string;
  readonly bio?: string;
  readonly gender?: string;
  readonly dateOfBirth?: string;
  readonly accessibilityNeeds?: string;
  readonly passport?: PassportView;
  readonly consultant?: { readonly name: string; readonly email: string };
  readonly contactHref: string;
}

interface PassportView {
  /** Masked except for its end when the last code is older than ten minutes (reliability A8). */
  readonly number: string;
  readonly showHref?: string;
}

export function AccountDetails({
  details,
  pictureHref,
}: {
  readonly details: AccountDetailsView;
  readonly pictureHref: string;
}) {
  const { title, firstName, lastName, consultant, contactHref, passport } = details;
  return (
    <>
      <section className="account__section account__card" aria-labelledby="basic-information">
        <h2 className="eyebrow" id="basic-information">
          {card.title}
        </h2>
        <p className="account__name">{[title, firstName, lastName].filter(Boolean).join(' ')}</p>
        <p className="account__note">
          {card.note} <a href={contactHref}>{consultant ? card.consultant : card.us}</a>
        </p>
        <p>
          <QuietLink href={pictureHref}>{picture}</QuietLink>
        </p>
      </section>
      <section className="account__section" aria-labelledby="account-details">
        <h2 className="account__heading" id="account-details">
          {texts.title}
        </h2>
        <dl className="account__details">
          <Detail label={texts.firstName}>{firstName}</Detail>
          <Detail label={texts.lastName}>{lastName}</Detail>
          <Detail label={texts.email}>{details.email}</Detail>
          <Detail label={texts.phone}>{details.phone}</Detail>
          <Detail label={texts.dateOfBirth}>{details.dateOfBirth}</Detail>
          <Detail label={texts.gender}>{details.gender}</Detail>
          <Detail label={texts.bio} isWide>
            {details.bio}
          </Detail>
          <Detail label={texts.accessibilityNeeds} isWide>
            {details.accessibilityNeeds}
          </Detail>
          <Detail label={texts.passport}>{passport ? <Passport passport={passport} /> : undefined}</Detail>
          <Detail label={texts.consultantName}>{consultant ? consultant.name : texts.noConsultant}</Detail>
          {consultant ? (
            <Detail label={texts.consultantEmail}>
              <EmailLink email={consultant.email} />
            </Detail>
          ) : null}
        </dl>
      </section>
    </>
  );
}

function Detail({
  label,
  isWide = false,
  children,
}: {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isWide ? 'account__detail account__detail--wide' : 'account__detail'}>
      <dt className="account__label">{label}</dt>
      <dd className="account__value">{children ?? <span className="account__none">{texts.none}</span>}</dd>
    </div>
  );
}

function Passport({ passport: { number, showHref } }: { readonly passport: PassportView }) {
  return (
    <>
      <span className="account__number">{number}</span>
      {showHref === undefined ? null : (
        <span className="account__aside">
          <a href={showHref}>{texts.showPassport}</a> <span className="account__none">{texts.passportNote}</span>
        </span>
      )}
    </>
  );
}
