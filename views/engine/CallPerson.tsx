import { PhoneLink } from '../ui/PhoneLink';
import { addressProofTexts as texts } from './address-proof.texts';

export interface PersonView {
  readonly phone: string;
  readonly email: string;
}

export function CallPerson({ person }: { readonly person: PersonView }) {
  return (
    <p className="call-person">
      {texts.person.before}
      <PhoneLink phone={person.phone} />
      {texts.person.between}
      <a href={`mailto:${person.email}`}>{person.email}</a>
      {texts.person.after}
    </p>
  );
}
