import { formatTenDigits } from '../../src/core/shared/phone-number';

const dialable = /^\+?[\d ().-]{7,}$/;

/** A phone number that can be called, ten digits of it as (nnn) nnn-nnnn (CNT-38); words such as "on request" stay words. */
export function PhoneLink({ phone, className }: { readonly phone: string; readonly className?: string }) {
  if (!dialable.test(phone)) return <span className={className}>{phone}</span>;
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {formatTenDigits(phone)}
    </a>
  );
}
